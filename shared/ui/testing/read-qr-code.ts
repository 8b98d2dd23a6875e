import jsQR from 'jsqr';

/** Pixels of a module's side: enough for the decoder. */
const pixels = 4;

/** Decodes the drawing of a `QrCode`, as a camera does; `undefined` where it is no code. */
export function readQrCode(code: Element): string | undefined {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * pixels;
  const picture = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of code.innerHTML.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < pixels; down += 1) {
      const start = ((Number(y) * pixels + down) * width + Number(x) * pixels) * 4;
      for (let across = 0; across < pixels; across += 1) picture.set([0, 0, 0], start + across * 4);
    }
  }
  return jsQR(picture, width, width)?.data;
}
