import { crc32 } from './crc32';

/** Files for tests of pictures, built byte by byte. */

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const word = (value: number) => [(value >> 8) & 0xff, value & 0xff];
const long = (value: number) => [(value >>> 24) & 0xff, (value >>> 16) & 0xff, ...word(value)];
const file = (...parts: number[][]) => Uint8Array.from(parts.flat());

export const pngSignature = [0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];

export const pngChunk = (type: string, data: number[] = []) => [
  ...long(data.length),
  ...text(type),
  ...data,
  ...long(crc32(Uint8Array.from([...text(type), ...data]))),
];

/** The compressed pixel of a grey picture of 1 by 1. */
const pixel = [0x78, 0x9c, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01];

export const pngHeader = (width: number, height: number) =>
  pngChunk('IHDR', [...long(width), ...long(height), 8, 0, 0, 0, 0]);

export interface PictureParts {
  width?: number;
  height?: number;
  /** Chunks or segments behind the header. */
  more?: number[];
  /** Bytes behind the end. */
  rest?: number[];
}

export function pngFile({ width = 3, height = 2, more = [], rest = [] }: PictureParts = {}) {
  return file(pngSignature, pngHeader(width, height), more, pngChunk('IDAT', pixel), pngChunk('IEND'), rest);
}

export const jpegSegment = (mark: number, data: number[]) => [0xff, mark, ...word(data.length + 2), ...data];

export const jpegFrame = (width: number, height: number, mark = 0xc0) =>
  jpegSegment(mark, [8, ...word(height), ...word(width), 1, 1, 0x11, 0]);

export const jpegScan = [...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];

export function jpegFile({ width = 3, height = 2, more = [], rest = [] }: PictureParts = {}) {
  return file(
    [0xff, 0xd8],
    jpegSegment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    more,
    jpegFrame(width, height),
    jpegScan,
    [0xff, 0xd9],
    rest,
  );
}

/** A segment of a JPEG with a place, as phones write it. */
export const exifSegment = jpegSegment(0xe1, [...text('Exif\0\0GPS 48.8584N 2.2945E')]);

export const bytesOf = text;
