import type { ReleaseBody } from './read-file';

/**
 * Bodies by address, the longest unused dropped first. Addresses never change their bytes, so nothing here grows old.
 * Two requests for a file that is not here yet read it once.
 */
export class FileCache {
  readonly #bodies = new Map<string, ReleaseBody>();
  readonly #reading = new Map<string, Promise<ReleaseBody | undefined>>();
  #bytes = 0;

  constructor(
    private readonly read: (remote: string, name: string) => Promise<ReleaseBody | undefined>,
    /** Bytes kept at most, all encodings counted. */
    private readonly capacity: number,
  ) {}

  async get(remote: string, name: string): Promise<ReleaseBody | undefined> {
    const address = `${remote}/${name}`;
    const kept = this.#bodies.get(address);
    if (kept) {
      this.#bodies.delete(address);
      this.#bodies.set(address, kept);
      return kept;
    }
    const reading = this.#reading.get(address) ?? this.#fetch(address, remote, name);
    this.#reading.set(address, reading);
    return reading;
  }

  async #fetch(address: string, remote: string, name: string): Promise<ReleaseBody | undefined> {
    try {
      const body = await this.read(remote, name);
      if (body) this.#keep(address, body);
      return body;
    } finally {
      this.#reading.delete(address);
    }
  }

  #keep(address: string, body: ReleaseBody): void {
    this.#bodies.set(address, body);
    this.#bytes += sizeOf(body);
    for (const [oldest, dropped] of this.#bodies) {
      if (this.#bytes <= this.capacity) return;
      this.#bodies.delete(oldest);
      this.#bytes -= sizeOf(dropped);
    }
  }
}

function sizeOf({ identity, brotli, gzip }: ReleaseBody): number {
  return identity.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);
}
