import { createHash } from 'node:crypto';
import { spliceBrotli, type Slot, type SplicedBrotli } from './spliced-brotli';

export interface PageCompressorLimits {
  /** Compressed pages in memory, of about 25 kB each; the one that was not used for the longest time is dropped. */
  mostPages: number;
  /** Pages remembered by their hash alone, because they were sent once. */
  mostHashes: number;
}

const defaultLimits: PageCompressorLimits = { mostPages: 400, mostHashes: 2_000 };

/**
 * Compresses pages that differ in a few characters only, such as the nonce: once, at the best quality, when a page is
 * sent for the second time. Pages with answers for one visitor are never sent twice and cost nothing here.
 */
export class PageCompressor {
  readonly #sentOnce = new Set<string>();
  readonly #pages = new Map<string, SplicedBrotli | 'unsuitable'>();
  #building: Promise<void> | undefined;
  readonly #limits: PageCompressorLimits;

  constructor(limits: PageCompressorLimits = defaultLimits) {
    this.#limits = limits;
  }

  /**
   * @param varying the page's strings that differ at each request, each long and random enough to occur only as such
   * @returns brotli, or undefined while there is none for this page
   */
  compress(page: string, varying: readonly string[]): Buffer | undefined {
    const slots = slotsOf(page, varying);
    const masked = maskedPage(page, slots);
    const hash = createHash('sha256').update(masked).digest('base64');
    const found = this.#pages.get(hash);
    if (found === undefined) return void this.#remember(hash, masked, slots);
    this.#pages.delete(hash);
    this.#pages.set(hash, found);
    return typeof found === 'object' ? found.fill(page) : undefined;
  }

  /** Resolves when nothing is being compressed; for tests. */
  async settled(): Promise<void> {
    await this.#building;
  }

  #remember(hash: string, masked: string, slots: readonly Slot[]): void {
    // one at a time, without a queue: each takes a thread for a tenth of a second, and a page is sent again
    if (this.#building || !this.#sentOnce.delete(hash)) {
      this.#sentOnce.add(hash);
      dropOldest(this.#sentOnce, this.#limits.mostHashes);
      return;
    }
    this.#building = this.#build(hash, masked, slots);
  }

  async #build(hash: string, masked: string, slots: readonly Slot[]): Promise<void> {
    const spliced = await spliceBrotli(masked, slots).catch(() => undefined);
    this.#pages.set(hash, spliced ?? 'unsuitable');
    dropOldest(this.#pages, this.#limits.mostPages);
    this.#building = undefined;
  }
}

function slotsOf(page: string, varying: readonly string[]): Slot[] {
  const slots = varying.filter(Boolean).flatMap((value) => {
    const places: Slot[] = [];
    for (let start = page.indexOf(value); start !== -1; start = page.indexOf(value, start + value.length))
      places.push({ start, length: value.length });
    return places;
  });
  return slots.sort((one, other) => one.start - other.start);
}

/** The page without what varies: each slot has characters of its own, which occur nowhere else. */
function maskedPage(page: string, slots: readonly Slot[]): string {
  let masked = '';
  let from = 0;
  for (const [index, { start, length }] of slots.entries()) {
    masked += page.slice(from, start) + mask(index, length);
    from = start + length;
  }
  return masked + page.slice(from);
}

const masks: string[] = [];

function mask(index: number, length: number): string {
  masks[index] ??= createHash('sha512').update(`slot ${index}`).digest('base64url');
  return masks[index].padEnd(length, '-').slice(0, length);
}

function dropOldest(kept: Set<string> | Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
