import { deflateSync } from 'node:zlib';
import { pictureBytes } from '@atrium/api/figures';
import type { PictureFault } from '@atrium/api/pictures';
import {
  bytesOf,
  jpegFile,
  jpegFrame,
  jpegScan,
  pngChunk,
  pngFile,
  pngHeader,
  pngSignature,
} from '@atrium/api/pictures/testing';

/** What is sent as a picture, and the message that refuses it. */
export interface BadFile {
  name: string;
  expected: PictureFault;
  /** Files of the request, one unless it is about several. */
  files: Uint8Array[];
  /** Repeated after the first file without an end. */
  endless?: Uint8Array;
  /** A length in the request's head instead of chunks. */
  announced?: number;
}

const bytes = (...parts: (number[] | Uint8Array)[]) => Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const text = (letters: string) => bytes(bytesOf(letters));
const zeros = (count: number) => new Uint8Array(count);

const one = (expected: PictureFault, files: Record<string, Uint8Array>): BadFile[] =>
  Object.entries(files).map(([name, file]) => ({ name, expected, files: [file] }));

const wrongKinds = one('picture_kind', {
  GIF: text('GIF89a\x01\0\x01\0'),
  WebP: text('RIFF\x24\0\0\0WEBPVP8 '),
  BMP: text('BM\x46\0\0\0'),
  TIFF: text('II*\0'),
  HEIC: text('\0\0\0\x18ftypheic'),
  SVG: text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  HTML: text('<!doctype html><script>alert(1)</script>'),
  PDF: text('%PDF-1.7'),
  ZIP: text('PK\x03\x04'),
  program: text('MZ\x90\0'),
  film: text('\0\0\0\x18ftypmp42'),
  nothing: zeros(0),
});

const twoKinds = [
  ...one('picture_kind', {
    'GIF before PNG': bytes(bytesOf('GIF89a'), pngFile()),
    'PDF before JPEG': bytes(bytesOf('%PDF-1.7\n'), jpegFile()),
    'script before PNG': bytes(bytesOf('<script>alert(1)</script>'), pngFile()),
  }),
  ...one('picture_unreadable', {
    'PNG before ZIP': pngFile({ rest: bytesOf('PK\x03\x04') }),
    'PNG before HTML': pngFile({ rest: bytesOf('<script>alert(1)</script>') }),
    'JPEG before PHP': jpegFile({ rest: bytesOf('<?php system($_GET[0]); ?>') }),
    'JPEG before JPEG': jpegFile({ rest: [...jpegFile()] }),
    'JPEG with a script between segments': jpegFile({ more: bytesOf('/*<script>*/') }),
  }),
];

const tooLarge: BadFile[] = [
  ...one('picture_too_large', {
    'one byte too much': zeros(pictureBytes + 1),
    'a PNG of six million bytes': bytes(pngFile(), zeros(6_000_000)),
    'a JPEG of nine million bytes': bytes(jpegFile(), zeros(9_000_000)),
  }),
  { name: 'nine million announced bytes', expected: 'picture_too_large', files: [pngFile()], announced: 9_000_000 },
];

const endless: BadFile[] = Object.entries({
  zeros: [zeros(0), zeros(65_536)],
  'a PNG': [
    pngFile(),
    bytes(
      pngChunk(
        'IDAT',
        Array.from({ length: 32_768 }, () => 0),
      ),
    ),
  ],
  'a JPEG': [jpegFile(), bytes(jpegScan)],
  'small pieces': [pngFile(), zeros(1_024)],
}).map(([name, [file, again]]) => ({
  name: `endless: ${name}`,
  expected: 'picture_too_large',
  files: [file ?? zeros(0)],
  endless: again ?? zeros(1),
}));

/** A picture that is small as a file and takes 10 GB when it is drawn. */
const deflated = [...deflateSync(zeros(20_000_000))];

const bombs = one('picture_dimensions', {
  '100 000 by 100 000': bytes(pngSignature, pngHeader(100_000, 100_000), pngChunk('IDAT', deflated), pngChunk('IEND')),
  '2 147 483 647 by 1': pngFile({ width: 2_147_483_647, height: 1 }),
  '10 001 by 1': pngFile({ width: 10_001, height: 1 }),
  '1 by 10 001': pngFile({ width: 1, height: 10_001 }),
  '10 000 by 5 001': pngFile({ width: 10_000, height: 5_001 }),
  'a JPEG of 65 535 by 65 535': jpegFile({ width: 65_535, height: 65_535 }),
  'a JPEG of 10 000 by 5 001': jpegFile({ width: 10_000, height: 5_001 }),
});

const damaged: BadFile[] = [
  ...one('picture_unreadable', {
    'half a PNG': pngFile().slice(0, -12),
    'half a JPEG': jpegFile().slice(0, -2),
    'the signature of a PNG': bytes(pngSignature),
    'a PNG with two headers': pngFile({ more: pngHeader(1, 1) }),
    'a PNG without pixels': bytes(pngSignature, pngHeader(1, 1), pngChunk('IEND')),
    'a chunk beyond the end': bytes(pngSignature, [0xff, 0xff, 0xff, 0xff], bytesOf('IHDR'), [0, 0, 0, 0]),
    'a JPEG of a thousand scans': bytes(
      [0xff, 0xd8],
      jpegFrame(4_000, 4_000, 0xc2),
      Array.from({ length: 1_000 }, () => jpegScan).flat(),
      [0xff, 0xd9],
    ),
  }),
  { name: 'two pictures', expected: 'picture_too_many', files: [pngFile(), jpegFile()] },
];

/** More than forty files that are no picture to keep, each with the message that it gets. */
export const badFiles: readonly BadFile[] = [...wrongKinds, ...twoKinds, ...tooLarge, ...endless, ...bombs, ...damaged];
