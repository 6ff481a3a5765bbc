/**
 * Sounds, made on the spot: nothing is loaded. They are off until a person switches them on; a browser without sound, or
 * one that blocks it, stays silent and nothing else changes.
 */

/** @typedef {"wood" | "card" | "coin" | "gong" | "water" | "drum" | "bell"} Sound */
/** @typedef {{ isOn: boolean, volume: number }} Setting */

const KEY = "sound";
const GAP = 0.05;
/** The same sound is not begun twice within this many seconds: ten pieces laid at once are one knock. */

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode | null} */
let output = null;
/** @type {AudioBuffer | null} */
let hiss = null;
/** @type {Map<Sound, number>} */
const begun = new Map();

/** @type {Setting} */
export const setting = remembered();

/** @returns {Setting} */
function remembered() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { isOn: kept.isOn === true, volume: within(kept.volume ?? 0.6) };
  } catch {
    return { isOn: false, volume: 0.6 };
  }
}

/** @param {unknown} volume */
function within(volume) {
  return Math.min(1, Math.max(0, Number(volume) || 0));
}

/** Switches sounds on or off, or sets how loud they are, from 0 to 1. @param {Partial<Setting>} wished */
export function set({ isOn = setting.isOn, volume = setting.volume }) {
  setting.isOn = isOn;
  setting.volume = within(volume);
  try {
    localStorage.setItem(KEY, JSON.stringify(setting));
  } catch {
    // A private window may keep nothing: the setting lasts as long as the page.
  }
  if (isOn) awaken();
  else void context?.suspend().catch(() => {});
}

/** Plays a sound, if sounds are on and the browser lets us; a page that nobody sees only rings. @param {Sound} name */
export function play(name) {
  if (!setting.isOn || (document.hidden && name !== "bell")) return;
  try {
    const now = awaken();
    if (now === null || now - (begun.get(name) ?? -1) < GAP) return;
    begun.set(name, now);
    SOUNDS[name]?.(now + 0.01);
  } catch {
    // No sound is worth a broken page.
  }
}

/** What the time is for sounds; null where there are none, or none yet. */
function awaken() {
  try {
    context ??= new AudioContext();
    output ??= through(context.createDynamicsCompressor(), context.destination);
    output.gain.value = setting.volume ** 2; // as loudness is heard
    if (context.state === "suspended") void context.resume().catch(() => {});
    return context.state === "running" ? context.currentTime : null;
  } catch {
    return null;
  }
}

// Browsers keep silent until a person has clicked or typed.
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => setting.isOn && awaken(), { once: true, capture: true });

/** A volume that leads through a node. @param {AudioNode} node @param {AudioNode} on */
function through(node, on) {
  const gain = new GainNode(node.context);
  gain.connect(node).connect(on);
  return gain;
}

/**
 * A loudness that rises at once, or within `rise` seconds, and dies away.
 * @param {number} start @param {number} loud @param {number} lasts @param {number} [rise]
 */
function fading(start, loud, lasts, rise = 0.002) {
  const gain = new GainNode(/** @type {AudioContext} */ (context), { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + lasts);
  gain.connect(/** @type {GainNode} */ (output));
  return gain;
}

/**
 * A tone that may slide to another pitch.
 * @param {number} start @param {number} pitch @param {number} loud @param {number} lasts
 * @param {{ to?: number, type?: OscillatorType, rise?: number }} [how]
 */
function tone(start, pitch, loud, lasts, { to = pitch, type = "sine", rise } = {}) {
  const source = new OscillatorNode(/** @type {AudioContext} */ (context), { type, frequency: pitch });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(fading(start, loud, lasts, rise));
  finish(source, start, lasts + (rise ?? 0));
}

/**
 * Noise through a filter that may slide: skin, paper, water.
 * @param {number} start @param {number} pitch @param {number} loud @param {number} lasts
 * @param {{ to?: number, type?: BiquadFilterType, sharp?: number, rise?: number }} [how]
 */
function noise(start, pitch, loud, lasts, { to = pitch, type = "bandpass", sharp = 1, rise } = {}) {
  const sounds = /** @type {AudioContext} */ (context);
  const source = new AudioBufferSourceNode(sounds, { buffer: whiteNoise(sounds), loop: true });
  const filter = new BiquadFilterNode(sounds, { type, frequency: pitch, Q: sharp });
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(fading(start, loud, lasts, rise));
  finish(source, start, lasts + (rise ?? 0));
}

/** @param {AudioScheduledSourceNode} source @param {number} start @param {number} lasts */
function finish(source, start, lasts) {
  source.start(start);
  source.stop(start + lasts + 0.05);
}

/** A second of noise, made once. @param {AudioContext} sounds */
function whiteNoise(sounds) {
  if (hiss) return hiss;
  hiss = sounds.createBuffer(1, sounds.sampleRate, sounds.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/**
 * Metal: tones that belong to no chord, the higher ones dying sooner.
 * @param {number} start @param {number} pitch @param {number} loud @param {number} lasts
 * @param {number[]} partials @param {number} [rise]
 */
function metal(start, pitch, loud, lasts, partials, rise) {
  for (const [i, partial] of partials.entries())
    tone(start, pitch * partial, loud / (1 + i), lasts / (1 + 0.6 * i), { rise });
}

/** A little higher or lower each time: no two pieces of wood are the same. @param {number} pitch */
const about = (pitch) => pitch * (0.96 + Math.random() * 0.08);

/** @type {Record<Sound, (start: number) => void>} */
const SOUNDS = {
  /** A piece laid. */
  wood(start) {
    const pitch = about(420);
    tone(start, pitch, 0.5, 0.09, { to: pitch * 0.8 });
    tone(start, pitch * 2.7, 0.2, 0.04, { type: "triangle" });
    noise(start, 1900, 0.35, 0.025);
  },
  /** A card drawn or put down. */
  card(start) {
    noise(start, about(2600), 0.3, 0.1, { to: 5200, sharp: 0.8, rise: 0.03 });
    noise(start + 0.1, 1300, 0.3, 0.03, { sharp: 0.7 });
  },
  /** Something paid or earned. */
  coin(start) {
    metal(start, about(2350), 0.16, 0.3, [1, 1.52, 2.31]);
    metal(start + 0.07, about(2900), 0.14, 0.45, [1, 1.52, 2.31]);
  },
  /** A scoring. */
  gong(start) {
    metal(start, 98, 0.4, 3.2, [1, 1.48, 2.09, 2.56, 3.39, 4.08], 0.012);
    metal(start, 98.9, 0.15, 3.4, [1, 1.48, 2.09], 0.25);
    noise(start, 900, 0.12, 1.4, { to: 2400, sharp: 0.6, rise: 0.12 });
  },
  /** A flood rises. */
  water(start) {
    noise(start, 260, 0.5, 1.3, { to: 760, type: "lowpass", sharp: 2, rise: 0.5 });
    noise(start + 0.2, 900, 0.12, 1.2, { to: 1900, sharp: 1.5, rise: 0.5 });
    for (let i = 0; i < 6; i++) {
      const pitch = about(320 + 90 * i);
      tone(start + 0.2 + i * 0.16 + Math.random() * 0.08, pitch, 0.08, 0.09, { to: pitch * 1.8, rise: 0.01 });
    }
  },
  /** A conflict begins. */
  drum(start) {
    for (const [after, loud] of [[0, 0.8], [0.2, 0.45], [0.32, 0.9]]) {
      tone(start + after, 120, loud, 0.4, { to: 52 });
      noise(start + after, 500, loud * 0.35, 0.06, { type: "lowpass" });
    }
  },
  /** It is your turn. */
  bell(start) {
    metal(start, 784, 0.2, 1.1, [1, 2.01, 2.76]);
    metal(start + 0.16, 1046.5, 0.2, 1.4, [1, 2.01, 2.76]);
  },
};
