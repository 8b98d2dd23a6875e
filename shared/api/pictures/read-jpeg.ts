import { fits } from './fits';
import { KeptBytes } from './kept-bytes';
import type { Outline } from './outline';

const marks = { startOfScan: 0xda, end: 0xd9, comment: 0xfe } as const;
/** Frames that browsers draw: baseline, extended, progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables: Huffman, quantization, restart interval. */
const tables = new Set([0xc4, 0xdb, 0xdd]);
/** Scans of one picture; progressive encoders write about ten. Each one is a pass over all pixels. */
const mostScans = 64;

/** Reads a JPEG file segment by segment. */
export function readJpeg(file: Uint8Array): Outline | 'too-large' | undefined {
  const kept = new KeptBytes(file);
  kept.keep(0, 2);
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (let at = 2; at + 1 < file.length;) {
    if (file[at] !== 0xff) return undefined;
    const mark = file[at + 1] ?? 0;
    if (mark === 0xff) {
      at += 1; // padding
      continue;
    }
    if (mark === marks.end) {
      if (!size || scans === 0) return undefined;
      kept.keep(at, at + 2);
      return { ...size, bytes: kept.bytes, rest: file.length - at - 2 };
    }
    const end = at + 2 + wordAt(file, at + 2);
    if (end < at + 4 || end > file.length) return undefined;
    if (frames.has(mark)) {
      if (size || end < at + 10) return undefined;
      size = { height: wordAt(file, at + 5), width: wordAt(file, at + 7) };
      if (size.width === 0 || size.height === 0) return undefined;
      if (!fits(size.width, size.height)) return 'too-large';
    }
    if (mark === marks.startOfScan) {
      scans += 1;
      if (!size || scans > mostScans) return undefined;
      const next = endOfScan(file, end);
      kept.keep(at, next);
      at = next;
      continue;
    }
    if (frames.has(mark) || tables.has(mark) || isColourSegment(file, at, end)) kept.keep(at, end);
    else if (!isMetadata(mark)) return undefined;
    at = end;
  }
  return undefined;
}

/** Position of the first mark behind a scan's data, or the end of the file. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
  return file.length;
}

/** `JFIF` without a small picture, and Adobe's segment: they say how colours are read. */
function isColourSegment(file: Uint8Array, at: number, end: number): boolean {
  const starts = (text: string) => [...text].every((letter, index) => file[at + 4 + index] === letter.charCodeAt(0));
  const mark = file[at + 1];
  return (
    (mark === 0xe0 && end - at === 18 && starts('JFIF\0')) || (mark === 0xee && end - at === 16 && starts('Adobe'))
  );
}

/** Application segments, with place, time and camera among them, and comments. */
function isMetadata(mark: number): boolean {
  return (mark >= 0xe0 && mark <= 0xef) || mark === marks.comment;
}

function wordAt(file: Uint8Array, at: number): number {
  return ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);
}
