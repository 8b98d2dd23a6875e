import { readPicture, type PictureFault, type PictureKind } from '@atrium/api/pictures';
import { redrawPicture } from './redraw-picture';

export type PreparedPicture = { ok: true; picture: Blob } | { ok: false; fault: PictureFault };

/** Draws a checked picture again. Default: on a canvas. */
export type Redraw = (file: Blob, kind: PictureKind) => Promise<Blob>;

/**
 * Checks a chosen file by its content and draws it again, so that no place, time or camera leaves the device. Whatever
 * the browser cannot draw is refused.
 */
export async function preparePicture(file: Blob, redraw: Redraw = redrawPicture): Promise<PreparedPicture> {
  const read = readPicture(await bytesOf(file));
  if (!read.ok) return read;
  try {
    const picture = await redraw(file, read.picture.kind);
    const again = readPicture(await bytesOf(picture));
    return again.ok ? { ok: true, picture } : again;
  } catch {
    return { ok: false, fault: 'picture_unreadable' };
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await new Response(file).arrayBuffer());
}
