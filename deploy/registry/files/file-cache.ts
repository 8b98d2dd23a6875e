import type { StoredBody } from './read-file';

/**
 * A cache of bodies by their hash that drops the least recently used first. The bytes of a hash never change, so
 * nothing expires. Concurrent requests for a missing body read it once.
 */
export class FileCache {
  readonly #bodies = new Map<string, StoredBody>();
  readonly #reading = new Map<string, Promise<StoredBody | undefined>>();
  #bytes = 0;

  constructor(
    private readonly read: (integrity: string) => Promise<StoredBody | undefined>,
    /** Maximum of cached bytes, all encodings counted. */
    private readonly capacity: number,
  ) {}

  async get(integrity: string): Promise<StoredBody | undefined> {
    const kept = this.kept(integrity);
    if (kept) return kept;
    const reading = this.#reading.get(integrity) ?? this.#fetch(integrity);
    this.#reading.set(integrity, reading);
    return reading;
  }

  /** The body if it is in the cache, which counts as a use. */
  kept(integrity: string): StoredBody | undefined {
    const body = this.#bodies.get(integrity);
    if (!body) return undefined;
    this.#bodies.delete(integrity);
    this.#bodies.set(integrity, body);
    return body;
  }

  async #fetch(integrity: string): Promise<StoredBody | undefined> {
    try {
      const body = await this.read(integrity);
      if (body) this.#keep(integrity, body);
      return body;
    } finally {
      this.#reading.delete(integrity);
    }
  }

  #keep(integrity: string, body: StoredBody): void {
    this.#bodies.set(integrity, body);
    this.#bytes += sizeOf(body);
    for (const [oldest, dropped] of this.#bodies) {
      if (this.#bytes <= this.capacity) return;
      this.#bodies.delete(oldest);
      this.#bytes -= sizeOf(dropped);
    }
  }
}

function sizeOf({ identity, brotli, gzip }: StoredBody): number {
  return identity.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}
