import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentSize } from './content-size';
import { DeltaCodec } from './delta-codec';

const line = (index: number) => `export const value${index} = ${(index * 7919) % 1009};\n`;
const dictionary = Buffer.from(Array.from({ length: 4_000 }, (_none, index) => line(index)).join(''));
const file = Buffer.from(dictionary.toString().replace(line(2_000), 'export const changed = true;\n'));

let codec: DeltaCodec;
beforeEach(() => {
  codec = new DeltaCodec();
});
afterEach(() => codec.close());

const zstd = spawnSync('zstd', ['--version']).status === 0;
const withZstd = zstd ? it : it.skip;

withZstd(`makes deltas that the zstd program decodes${zstd ? '' : ' (zstd is not installed)'}`, async () => {
  const frame = await codec.encode(file, dictionary);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-delta-'));
  try {
    const [from, delta, to] = ['from', 'delta', 'to'].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(from, dictionary);
    writeFileSync(delta, frame);
    execFileSync('zstd', ['-d', '-q', `--patch-from=${from}`, delta, '-o', to]);
    expect(readFileSync(to).equals(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('makes a delta of a changed line in less than 100 bytes', async () => {
  expect((await codec.encode(file, dictionary)).length).toBeLessThan(100);
});

it('decodes its own deltas', async () => {
  const frame = await codec.encode(file, dictionary);
  expect((await codec.decode(frame, dictionary, file.length)).equals(file)).toBe(true);
});

it.each([0, 1, 255, 256, 300, 65_791, 65_792, 100_000])('states the size of a file of %d bytes', async (bytes) => {
  const repeated = Buffer.alloc(bytes, dictionary);
  expect(contentSize(await codec.encode(repeated, dictionary))).toBe(bytes);
});

it('refuses to decode a frame that states another size', async () => {
  const frame = await codec.encode(file, dictionary);
  await expect(codec.decode(frame, dictionary, file.length - 1)).rejects.toThrow('does not state');
});

it.each([
  ['no frame', Buffer.from('not a frame of Zstandard')],
  ['an empty one', Buffer.alloc(0)],
  ['a cut one', Buffer.from('28b52ffd60', 'hex')],
  ['one with a window', Buffer.from('28b52ffd0058000000000000000000', 'hex')],
])('reads no size from %s', (_what, frame) => expect(contentSize(frame)).toBeUndefined());

it('runs jobs in order, and starts the thread again after it was stopped as idle', async () => {
  const impatient = new DeltaCodec({ idle: 0 });
  const [first, second] = await Promise.all([impatient.encode(file, dictionary), impatient.encode(dictionary, file)]);
  expect(await impatient.encode(file, dictionary)).toEqual(first);
  expect(await impatient.encode(dictionary, file)).toEqual(second);
  impatient.close();
});

it('rejects a job that takes longer than the limit', async () => {
  const hurried = new DeltaCodec({ limit: 0 });
  await expect(hurried.encode(file, dictionary)).rejects.toThrow('took longer than 0 ms');
  hurried.close();
});

it('rejects the current job and later ones once it is closed', async () => {
  const running = codec.encode(file, dictionary);
  const next = codec.encode(file, dictionary);
  const both = Promise.allSettled([running, next]);
  await Promise.resolve();
  codec.close();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(codec.encode(file, dictionary)).rejects.toThrow('closed');
});
