import { pictureBytes } from '../figures';

/** Why a picture is refused: the keys of its messages. */
export const pictureFaults = [
  /** Neither JPEG nor PNG by its content. */
  'picture_kind',
  'picture_too_large',
  /** Wider, higher or with more pixels than allowed. */
  'picture_dimensions',
  /** Damaged, or with something behind the picture. */
  'picture_unreadable',
  'picture_too_many',
] as const;

export type PictureFault = (typeof pictureFaults)[number];

export const pictureTypes = { jpeg: 'image/jpeg', png: 'image/png' } as const;

export type PictureKind = keyof typeof pictureTypes;

export interface Picture {
  kind: PictureKind;
  /** Pixels. */
  width: number;
  height: number;
  /** The file without place, time, camera, comments and other data that draws nothing. */
  bytes: Uint8Array<ArrayBuffer>;
}

export type PictureReading = { ok: true; picture: Picture } | { ok: false; fault: PictureFault };

/**
 * What a picture may measure. The bytes are a figure of the source; the sides in pixels and their product are ours: a
 * phone's 48 megapixels fit, and a decoded picture takes at most 200 MB.
 */
export const pictureLimits = { bytes: pictureBytes, side: 10_000, pixels: 50_000_000 } as const;
