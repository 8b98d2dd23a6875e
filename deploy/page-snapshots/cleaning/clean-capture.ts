import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Capture } from '../capture';
import { cleanNodes } from './clean-nodes';
import { cleanRules } from './clean-rules';
import { countPictures, withPictures } from './with-pictures';

/** The first screen of a page as inert HTML and CSS. */
export interface PageContent {
  html: string;
  css: string;
}

const compress = promisify(brotliCompress);

/** Maximum bytes of a snapshot, compressed with brotli. */
export const mostBytes = 18 * 1024;

/** A capture that does not become a snapshot. */
export class CaptureRefused extends Error {
  override readonly name = 'CaptureRefused';
}

/**
 * Makes a snapshot of what a worker saw: inert, and small enough. Where it would be too large, the last drawn pictures
 * are left empty. It compresses outside the event loop, which is free between two attempts.
 * @param images origins of pictures besides the page's own
 * @throws CaptureRefused
 */
export async function cleanCapture(
  { nodes, rules }: Pick<Capture, 'nodes' | 'rules'>,
  images: readonly string[],
): Promise<PageContent> {
  const css = cleanRules(rules, images).join('\n');
  const contentWith = (pictures: number) => ({ html: cleanNodes(withPictures(nodes, pictures), images), css });
  const fits = async (pictures: number) => (await compressedBytes(contentWith(pictures))) <= mostBytes;
  const content = contentWith(await greatest(countPictures(nodes), fits));
  if (content.html === '') throw new CaptureRefused('nothing of the page is left');
  const bytes = await compressedBytes(content);
  if (bytes > mostBytes) throw new CaptureRefused(`the snapshot has ${bytes} bytes, and at most ${mostBytes} are sent`);
  return content;
}

/** The greatest whole number up to `most` for which something holds that holds for all smaller ones too; else 0. */
async function greatest(most: number, holds: (count: number) => Promise<boolean>): Promise<number> {
  if (await holds(most)) return most;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Bytes of a snapshot, compressed as a page is. */
export async function compressedBytes({ html, css }: PageContent): Promise<number> {
  return (await compress(css + html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length;
}
