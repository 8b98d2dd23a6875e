import { createEventParser } from './parse-events';

const stream =
  ': hello\n\nid: 1\ndata: {"a":1}\n\nevent: x\r\nid: 2\r\ndata: two\r\ndata: lines\r\n\r\n: beat\n\ndata:bare\n\n';
const messages = [
  { id: '1', data: '{"a":1}' },
  { id: '2', data: 'two\nlines' },
  { id: '2', data: 'bare' },
];

test('messages are read, comments and unknown fields are skipped, the last id is kept', () => {
  expect(createEventParser()(stream)).toEqual(messages);
});

test.each([1, 2, 3, 5, 7, 11])('a stream cut into pieces of %d characters reads the same', (size) => {
  const parse = createEventParser();
  const pieces = stream.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

  expect(pieces.flatMap((piece) => parse(piece))).toEqual(messages);
});

test('an incomplete message is not emitted', () => {
  expect(createEventParser()('id: 3\ndata: half')).toEqual([]);
});
