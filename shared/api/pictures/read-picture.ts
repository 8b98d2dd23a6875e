import { pictureLimits, type PictureFault, type PictureKind, type PictureReading } from './picture';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';

interface ReadOptions {
  /**
   * Refuses a picture with bytes behind its end, such as a file of two kinds. Phones write such bytes, and drawing the
   * picture again removes them: only a server refuses them. Default: false.
   */
  strict?: boolean;
}

/**
 * Checks an uploaded picture by its content, in browsers and on servers: JPEG or PNG, size, dimensions by its header,
 * and the structure of the whole file. Decodes no pixels, and takes at most one copy of the file.
 */
export function readPicture(bytes: Uint8Array, { strict = false }: ReadOptions = {}): PictureReading {
  if (bytes.length > pictureLimits.bytes) return refused('picture_too_large');
  const kind = kindOf(bytes);
  if (kind === undefined) return refused('picture_kind');
  const outline = kind === 'png' ? readPng(bytes) : readJpeg(bytes);
  if (outline === 'too-large') return refused('picture_dimensions');
  if (!outline || (strict && outline.rest > 0)) return refused('picture_unreadable');
  const { rest: _rest, ...picture } = outline;
  return { ok: true, picture: { kind, ...picture } };
}

const signatures: Record<PictureKind, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const matches = ([, signature]: [string, readonly number[]]) => signature.every((byte, at) => bytes[at] === byte);
  return Object.entries(signatures).find(matches)?.[0] as PictureKind | undefined;
}

function refused(fault: PictureFault): PictureReading {
  return { ok: false, fault };
}
