// The shape of the display: the picture's pixels are square and as large as they can be.
const LARGEST = [480, 320]; // for windows that show it at two pixels each and more
const SQUARE = 1.15; // a window whose sides differ less is square

// Returns the width and height of the display for a window of so many CSS pixels.
export function shapeFor(width, height) {
  if (width >= 2 * LARGEST[0] && height >= 2 * LARGEST[1]) return LARGEST;
  if (width * SQUARE < height) return [240, 320];
  return height * SQUARE < width ? [320, 240] : [240, 240];
}

// Returns the shape that an address asks for (?size=240x320), null if it asks for none of them.
export function shapeNamed(text) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text ?? "") ?? [];
  const isOne = Number(width) >= 128 && Number(width) <= 480 && Number(height) >= 128 && Number(height) <= 320;
  return isOne ? [Number(width), Number(height)] : null;
}

// Makes a canvas as large as its room allows, in steps of half a screen's pixel once it is doubled.
export function fit(canvas, room) {
  const box = room.getBoundingClientRect();
  const ratio = globalThis.devicePixelRatio || 1;
  const exact = Math.min(box.width / canvas.width, box.height / canvas.height) * ratio;
  const scale = (exact >= 2 ? Math.floor(exact * 2) / 2 : exact) / ratio;
  canvas.style.width = `${canvas.width * scale}px`;
  canvas.style.height = `${canvas.height * scale}px`;
}
