/** A drawing of the server as a picture that people can send: shared by the device where it can, and saved otherwise. */

const WIDTH = 1600;
/** Pixels: sharp on every screen, and small enough to be sent. */
const KEPT = 60_000;
/** Milliseconds that a browser may take to save it. */

/**
 * @param {string} address of the drawing
 * @param {string} name of the file
 * @param {string} title
 * @returns {Promise<boolean>} whether it was saved, and not handed to somebody
 */
export async function share(address, name, title) {
  const picture = new File([await paint(address)], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [picture] })) {
    try {
      await navigator.share({ files: [picture], title });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return false; // thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  return true;
}

/** @param {string} address @returns {Promise<Blob>} */
async function paint(address) {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * drawing.naturalHeight) / drawing.naturalWidth);
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, canvas.width, canvas.height);
  const painted = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (!painted) throw new DOMException("no picture", "EncodingError");
  return painted;
}
