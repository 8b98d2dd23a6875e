import { brotliCompressSync, constants } from 'node:zlib';
import type { Capture } from '../capture';
import { cleanNodes } from './clean-nodes';
import { cleanRules } from './clean-rules';
import { countPictures, withPictures } from './with-pictures';

/** The first screen of a page as inert HTML and CSS. */
export interface PageContent {
  html: string;
  css: string;
}

/** Maximum bytes of a snapshot, compressed with brotli. */
export const mostBytes = 18 * 1024;

/** A capture that does not become a snapshot. */
export class CaptureRefused extends Error {
  override readonly name = 'CaptureRefused';
}

/**
 * Makes a snapshot of what a worker saw: inert, and small enough. Where it would be too large, the last drawn pictures
 * are left empty.
 * @param images origins of pictures besides the page's own
 * @throws CaptureRefused
 */
export function cleanCapture(
  { nodes, rules }: Pick<Capture, 'nodes' | 'rules'>,
  images: readonly string[],
): PageContent {
  const css = cleanRules(rules, images).join('\n');
  const contentWith = (pictures: number) => ({ html: cleanNodes(withPictures(nodes, pictures), images), css });
  const fits = (pictures: number) => compressedBytes(contentWith(pictures)) <= mostBytes;
  const content = contentWith(greatest(countPictures(nodes), fits));
  if (content.html === '') throw new CaptureRefused('nothing of the page is left');
  const bytes = compressedBytes(content);
  if (bytes > mostBytes) throw new CaptureRefused(`the snapshot has ${bytes} bytes, and at most ${mostBytes} are sent`);
  return content;
}

/** The greatest whole number up to `most` for which something holds that holds for all smaller ones too; else 0. */
function greatest(most: number, holds: (count: number) => boolean): number {
  if (holds(most)) return most;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Bytes of a snapshot, compressed as a page is. */
export function compressedBytes({ html, css }: PageContent): number {
  return brotliCompressSync(css + html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
