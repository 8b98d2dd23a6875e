import { pictureLimits, pictureTypes, type PictureKind } from '@atrium/api/pictures';

/** Quality of a JPEG, of 1. */
const quality = 0.92;

/**
 * Draws a picture again, upright and without anything else that its file holds. A PNG that would become too large
 * becomes a JPEG. Rejects when the browser cannot decode the file.
 */
export async function redrawPicture(file: Blob, kind: PictureKind): Promise<Blob> {
  const drawn = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(drawn, 0, 0);
  drawn.close();
  const written = await write(canvas, pictureTypes[kind]);
  return kind === 'png' && written.size > pictureLimits.bytes ? write(canvas, pictureTypes.jpeg) : written;
}

function write(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture cannot be written.')));
    canvas.toBlob(done, type, quality);
  });
}
