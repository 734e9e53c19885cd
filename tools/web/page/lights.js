// The lights beside the screen: a glow around the picture, of the first that is lit.
const COUNT = 5;

// Returns light(index, rgb).
export function makeLights(canvas) {
  const lights = new Array(COUNT).fill(0);
  return (index, rgb) => {
    lights[index] = rgb;
    const lit = lights.filter(Boolean);
    const color = lit.length ? `#${lit[0].toString(16).padStart(6, "0")}` : "";
    canvas.style.boxShadow = color && `0 0 ${10 + 8 * lit.length}px ${4 + 2 * lit.length}px ${color}`;
  };
}
