/**
 * The grounds of tables: what never changes of a drawing is a file that the browser keeps, the same for all tables that
 * are alike. A server that has just begun does not know it yet and finds it by the table.
 */

import { Failure, get } from "./http.js";

/**
 * By zone: its ground, and the ground of each of its blocks by name.
 * @typedef {Record<string, [string, Record<string, string>]>} Ground
 */

/** @type {Map<string, Ground>} */
const grounds = new Map();

/**
 * A scene with its ground.
 * @template {{ground: string, seat: number}} Scene
 * @param {string} path of the table
 * @param {Scene} scene
 * @returns {Promise<Scene>}
 */
export async function grounded(path, scene) {
  const { ground: name, seat } = scene;
  if (!grounds.has(name)) {
    const found = await get(`/ground/${name}`).catch((failure) => {
      if (failure instanceof Failure) return get(`${path}/ground/${name}?seat=${seat}`);
      throw failure;
    });
    grounds.set(name, found);
  }
  return scene;
}

/** The ground of a scene that has been waited for. @param {string} name @returns {Ground} */
export const groundOf = (name) => grounds.get(name) ?? {};
