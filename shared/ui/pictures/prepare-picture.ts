import { pictureLimits, readPicture, type PictureFault, type PictureKind } from '@atrium/api/pictures';
import { bytesOf } from './read-file';
import { redrawPicture } from './redraw-picture';

export type PreparedPicture = { ok: true; picture: Blob } | { ok: false; fault: PictureFault };

/** Draws a checked picture again. Default: on a canvas. */
export type Redraw = (file: Blob, kind: PictureKind) => Promise<Blob>;

/**
 * Checks a chosen file by its content and draws it again, so that no place, time or camera leaves the device. Whatever
 * the browser cannot draw is refused.
 */
export async function preparePicture(file: Blob, redraw: Redraw = redrawPicture): Promise<PreparedPicture> {
  try {
    const read = readPicture(await startOf(file));
    if (!read.ok) return read;
    const picture = await redraw(file, read.picture.kind);
    const again = readPicture(await startOf(picture));
    return again.ok ? { ok: true, picture } : again;
  } catch {
    return { ok: false, fault: 'picture_unreadable' };
  }
}

/** All bytes of a file, or one too many of a larger one. */
function startOf(file: Blob): Promise<Uint8Array> {
  return bytesOf(file.slice(0, pictureLimits.bytes + 1));
}
