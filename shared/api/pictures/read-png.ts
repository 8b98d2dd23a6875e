import { crc32 } from './crc32';
import { fits } from './fits';
import { KeptBytes } from './kept-bytes';
import type { Outline } from './outline';

/** Chunks that draw the picture. All others are dropped: `eXIf`, texts, times, profiles, animations. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs']);
const signatureLength = 8;
/** Length, type and checksum around a chunk's data. */
const frameLength = 12;

/** Reads a PNG file chunk by chunk; undefined for one with a wrong checksum. */
export function readPng(file: Uint8Array): Outline | 'too-large' | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const kept = new KeptBytes(file);
  kept.keep(0, signatureLength);
  let size: { width: number; height: number } | undefined;
  let hasData = false;
  for (let at = signatureLength; at + frameLength <= file.length;) {
    const length = view.getUint32(at);
    const end = at + frameLength + length;
    if (end > file.length) return undefined;
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    if (!/^[A-Za-z]{4}$/.test(type) || (type === 'IHDR') !== (size === undefined)) return undefined;
    if (type === 'IHDR') {
      if (length !== 13) return undefined;
      size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
      if (size.width === 0 || size.height === 0) return undefined;
      if (!fits(size.width, size.height)) return 'too-large';
    }
    hasData ||= type === 'IDAT';
    if (drawing.has(type)) {
      if (view.getUint32(end - 4) !== crc32(file.subarray(at + 4, end - 4))) return undefined;
      kept.keep(at, end);
    }
    if (type === 'IEND') return size && hasData ? { ...size, bytes: kept.bytes, rest: file.length - end } : undefined;
    at = end;
  }
  return undefined;
}
