import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** Varying characters of a page, by their place in its text. All are ASCII. */
export interface Slot {
  start: number;
  length: number;
}

/** A compressed page with room for the characters of its slots. */
export interface SplicedBrotli {
  /** Brotli with the values of this page, which has the same slots. */
  fill(page: string): Buffer;
}

/** Static characters after a slot that belong to it: a literal's Huffman code depends on the two bytes before it. */
const context = 2;

/**
 * Compresses a page once, so that later pages with other characters in its slots need no compression. Brotli is a
 * sequence of blocks. The text between slots becomes compressed blocks, and each slot a block of plain bytes.
 * @param page its slots hold characters that occur nowhere else, so that no compressed block refers to them
 * @param slots in order
 * @returns undefined where the page cannot be filled exactly; this is tried before it is returned
 */
export async function spliceBrotli(page: string, slots: readonly Slot[]): Promise<SplicedBrotli | undefined> {
  const parts = partsOf(page, slots);
  if (parts.some(({ varies, text }) => varies && (text.length <= context || !isAscii(text)))) return undefined;
  const blocks = await compressParts(parts.map(({ text }) => text));
  const spliced: SplicedBrotli = {
    fill: (other) =>
      Buffer.concat(
        blocks.map((block, index) => {
          const part = parts[index];
          return part?.varies ? plainBlock(other.slice(part.start, part.start + part.text.length)) : block;
        }),
      ),
  };
  const other = withOtherCharacters(page, slots);
  return decompressed(spliced.fill(other)) === other ? spliced : undefined;
}

interface Part {
  varies: boolean;
  start: number;
  text: string;
}

function partsOf(page: string, slots: readonly Slot[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { start, length } of slots) {
    const end = start + length + context;
    parts.push({ varies: false, start: from, text: page.slice(from, start) });
    parts.push({ varies: true, start, text: page.slice(start, end) });
    from = end;
  }
  return [...parts, { varies: false, start: from, text: page.slice(from) }];
}

/** A block for each part, at the best quality, and a last one that ends the stream. */
async function compressParts(parts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    },
  });
  const blocks: Buffer[] = [];
  let block: Buffer[] = [];
  stream.on('data', (data: Buffer) => block.push(data));
  const take = () => {
    blocks.push(Buffer.concat(block));
    block = [];
  };
  for (const part of parts) {
    stream.write(part);
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    take();
  }
  const ended = new Promise((resolve, reject) => stream.on('end', resolve).on('error', reject));
  stream.end();
  await ended;
  take();
  return blocks;
}

/** An uncompressed block (RFC 7932, 9.2): not the last one, a length in four digits of four bits, and the bytes. */
function plainBlock(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1');
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, (header >> 16) & 255]), bytes]);
}

/** The page with another character at each place of its slots: a block that referred to them would show. */
function withOtherCharacters(page: string, slots: readonly Slot[]): string {
  const characters = page.split('');
  for (const { start, length } of slots)
    for (let at = start; at < start + length; at += 1) characters[at] = characters[at] === 'a' ? 'b' : 'a';
  return characters.join('');
}

function decompressed(bytes: Buffer): string | undefined {
  try {
    return brotliDecompressSync(bytes).toString();
  } catch {
    return undefined;
  }
}

function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}
