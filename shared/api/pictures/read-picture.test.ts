import { pictureBytes } from '../figures';
import { readPicture } from './read-picture';
import {
  bytesOf,
  exifSegment,
  jpegFile,
  jpegFrame,
  jpegScan,
  jpegSegment,
  pngChunk,
  pngFile,
  pngHeader,
  pngSignature,
} from './testing';

const read = (bytes: Uint8Array, strict = false) => {
  const reading = readPicture(bytes, { strict });
  return reading.ok ? { ...reading.picture, bytes: [...reading.picture.bytes] } : reading.fault;
};
const file = (...parts: number[][]) => Uint8Array.from(parts.flat());

test('reads the kind and the dimensions by content', () => {
  expect(read(pngFile({ width: 640, height: 480 }))).toMatchObject({ kind: 'png', width: 640, height: 480 });
  expect(read(jpegFile({ width: 800, height: 600 }))).toMatchObject({ kind: 'jpeg', width: 800, height: 600 });
});

test('removes place, texts, comments and profiles, and keeps what draws', () => {
  const comment = jpegSegment(0xfe, bytesOf('taken at home'));
  expect(read(jpegFile({ more: [...exifSegment, ...comment] }))).toMatchObject({ bytes: [...jpegFile()] });
  const chunks = [
    ...pngChunk('eXIf', bytesOf('GPS')),
    ...pngChunk('tEXt', bytesOf('Author')),
    ...pngChunk('iCCP', [1]),
  ];
  expect(read(pngFile({ more: chunks }))).toMatchObject({ bytes: [...pngFile()] });
  const tables = [...jpegSegment(0xdb, [0, 1, 2]), ...jpegSegment(0xee, [...bytesOf('Adobe'), 0, 100, 0, 0, 0, 0, 1])];
  expect(read(jpegFile({ more: tables }))).toMatchObject({ bytes: [...jpegFile({ more: tables })] });
  const palette = pngChunk('PLTE', [1, 2, 3]);
  expect(read(pngFile({ more: palette }))).toMatchObject({ bytes: [...pngFile({ more: palette })] });
});

test('refuses a PNG of which a byte that draws was changed', () => {
  const whole = pngFile();
  for (const name of ['IHDR', 'IDAT']) {
    const at = [...whole].findIndex((_, index) =>
      bytesOf(name).every((byte, offset) => whole[index + offset] === byte),
    );
    const damaged = Uint8Array.from(whole, (byte, index) => (index === at + 12 ? byte ^ 0xff : byte));
    expect(read(damaged)).toBe('picture_unreadable');
    expect(read(damaged, true)).toBe('picture_unreadable');
  }
});

test('cuts what is behind the end, and refuses it where it is strict', () => {
  const rest = bytesOf('<script>alert(1)</script>');
  expect(read(jpegFile({ rest }))).toMatchObject({ bytes: [...jpegFile()] });
  expect(read(pngFile({ rest }))).toMatchObject({ bytes: [...pngFile()] });
  expect(read(jpegFile({ rest }), true)).toBe('picture_unreadable');
  expect(read(pngFile({ rest }), true)).toBe('picture_unreadable');
  expect(read(pngFile(), true)).toMatchObject({ kind: 'png' });
});

test.each([
  ['GIF', bytesOf('GIF89a')],
  ['WebP', bytesOf('RIFF1234WEBP')],
  ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a PDF before a JPEG', [...bytesOf('%PDF-1.7'), ...jpegFile()]],
  ['nothing', []],
  ['half a signature', pngSignature.slice(0, 5)],
])('refuses %s as another kind', (_, bytes) => {
  expect(read(Uint8Array.from(bytes))).toBe('picture_kind');
});

test('takes 5 242 880 bytes and no byte more', () => {
  const comments = (count: number) =>
    pngChunk(
      'tEXt',
      Array.from({ length: count }, () => 32),
    );
  const empty = pngFile({ more: comments(0) }).length;
  expect(read(pngFile({ more: comments(pictureBytes - empty) }))).toMatchObject({ kind: 'png' });
  expect(read(pngFile({ more: comments(pictureBytes - empty + 1) }))).toBe('picture_too_large');
});

test.each([
  [10_000, 5_000, true],
  [10_001, 1, false],
  [1, 10_001, false],
  [10_000, 5_001, false],
])('%i by %i pixels fit: %p', (width, height, fit) => {
  const expected = fit ? expect.objectContaining({ width, height }) : 'picture_dimensions';
  expect(read(pngFile({ width, height }))).toEqual(expected);
  expect(read(jpegFile({ width, height }))).toEqual(expected);
});

test.each([
  ['a PNG without pixels', file(pngSignature, pngHeader(1, 1), pngChunk('IEND'))],
  ['a PNG without an end', pngFile().slice(0, -12)],
  ['a PNG with two headers', pngFile({ more: pngHeader(1, 1) })],
  ['a PNG without a header', file(pngSignature, pngChunk('IDAT'), pngChunk('IEND'))],
  ['a PNG with a chunk beyond its end', file(pngSignature, [0xff, 0xff, 0xff, 0xff], bytesOf('IHDR'), [1, 2, 3, 4])],
  ['a PNG of no width', pngFile({ width: 0 })],
  ['a PNG with a chunk without a name', pngFile({ more: pngChunk('\0\0\0\0') })],
  ['a JPEG without a scan', file([0xff, 0xd8], jpegFrame(1, 1), [0xff, 0xd9])],
  ['a JPEG without a frame', file([0xff, 0xd8], jpegScan, [0xff, 0xd9])],
  ['a JPEG without an end', jpegFile().slice(0, -2)],
  ['a JPEG with two frames', jpegFile({ more: jpegFrame(1, 1) })],
  ['a JPEG of another process', file([0xff, 0xd8], jpegFrame(1, 1, 0xc3), jpegScan, [0xff, 0xd9])],
  ['a JPEG with a segment beyond its end', file([0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff])],
  ['a JPEG with a segment shorter than its length', jpegFile({ more: [0xff, 0xdb, 0, 1] })],
  ['a JPEG with text between segments', jpegFile({ more: bytesOf('<?php') })],
  ['a JPEG of no height', jpegFile({ height: 0 })],
  [
    'a JPEG with more than 64 scans',
    file([0xff, 0xd8], jpegFrame(9, 9), Array.from({ length: 65 }, () => jpegScan).flat(), [0xff, 0xd9]),
  ],
])('refuses %s as unreadable', (_, bytes) => {
  expect(read(bytes)).toBe('picture_unreadable');
});
