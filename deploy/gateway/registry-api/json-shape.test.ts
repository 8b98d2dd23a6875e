import { JsonShape } from './json-shape';

const feed = (text: string, chunk = 7) => {
  const shape = new JsonShape();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunk) if (!shape.feed(bytes.subarray(at, at + chunk))) return false;
  return true;
};

test.each([
  ['the form of a release', JSON.stringify({ files: { 'a.js': [1, { b: 2 }] } })],
  ['brackets and commas in a text', JSON.stringify({ text: '[{,'.repeat(100_000) })],
  ['escaped quotes before brackets', JSON.stringify({ text: '\\"[['.repeat(50_000) })],
])('accepts %s', (_what, text) => expect(feed(text, 4096)).toBe(true));

test.each([
  ['arrays within arrays', '['.repeat(40)],
  ['objects within objects', '{"a":'.repeat(40)],
  ['very many values', `[${'0,'.repeat(60_000)}`],
  ['very many empty objects', `[${'{}'.repeat(60_000)}`],
])('refuses %s', (_what, text) => expect(feed(text)).toBe(false));
