import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { spliceBrotli, type Slot } from './spliced-brotli';

const filler = (length: number) => randomBytes(length).toString('base64url').slice(0, length);
/** The same characters in each run: others might repeat by chance, and their page would be refused. */
const known = (length: number) => createHash('sha512').update(`${length}`).digest('base64url').slice(0, length);

/** A text with a slot after each of its sentences but the last. */
function pageOf(
  sentences: readonly string[],
  lengths: readonly number[],
  fill = filler,
): { page: string; slots: Slot[] } {
  const slots: Slot[] = [];
  let page = '';
  sentences.forEach((sentence, index) => {
    page += sentence;
    const length = lengths[index];
    if (length === undefined || index === sentences.length - 1) return;
    slots.push({ start: page.length, length });
    page += fill(length);
  });
  return { page, slots };
}

it('gives the exact page for any characters of the slots, in any language', async () => {
  const sentences = [
    '<!doctype html><script nonce="',
    `">${'var a=1;'.repeat(200)}</script><style nonce="`,
    `">.a{color:red}</style><p>全部游戏 ทุกเกม ${'Spiele '.repeat(90)}</p><script>{"token":"`,
    '."}</script>',
  ];
  const lengths = [24, 25, 43];
  const { page, slots } = pageOf(sentences, lengths, known);
  const spliced = await spliceBrotli(page, slots);
  for (let round = 0; round < 50; round += 1) {
    const other = pageOf(sentences, lengths);
    expect(brotliDecompressSync(spliced?.fill(other.page) ?? Buffer.alloc(0)).toString()).toBe(other.page);
  }
});

it('holds slots of different lengths', async () => {
  for (const length of [8, 17, 43, 86]) {
    const sentences = ['before ', ' between, and between, and between ', ' after'];
    const { page, slots } = pageOf(sentences, [length, 24], known);
    const spliced = await spliceBrotli(page, slots);
    const other = pageOf(sentences, [length, 24]).page;
    expect(brotliDecompressSync(spliced?.fill(other) ?? Buffer.alloc(0)).toString()).toBe(other);
  }
});

it('refuses a page that refers to the characters of a slot, and slots that are not ASCII or at the very end', async () => {
  const secret = filler(40);
  const start = 'a first part with '.length;
  const slots = [{ start, length: 40 }];
  expect(await spliceBrotli(`a first part with ${secret} and ${secret} again`, slots)).toBeUndefined();
  expect(await spliceBrotli(`a first part with ${'é'.repeat(40)} and more`, slots)).toBeUndefined();
  expect(await spliceBrotli('a slot at the end: ', [{ start: 19, length: 0 }])).toBeUndefined();
});
