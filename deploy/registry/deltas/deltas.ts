import type { Engine } from '../../engine';
import { FileCache } from '../files/file-cache';
import type { StoredBody } from '../files/read-file';
import { DeltaCodec } from './delta-codec';
import { deltasMade, makeDeltas } from './make-deltas';
import { readDeltas, type DeltasOfFile } from './read-deltas';

/** A delta takes about 1 kB; this holds those of ten thousand files. */
const cacheCapacity = 16 * 1024 * 1024;

/** Bytes that an entry of the cache takes besides the deltas. */
const entryBytes = 200;

interface DeltasOptions {
  engine: Engine;
  /** Reads bytes that match their hash. */
  read(integrity: string): Promise<StoredBody | undefined>;
  /** Called for the first failure, after which files are sent without a missing delta. */
  onFailure(error: unknown): void;
  codec?: DeltaCodec;
}

/** The deltas of release files: makes them in the background and finds them in memory. */
export class Deltas {
  readonly #cache: FileCache<DeltasOfFile>;
  readonly #options: DeltasOptions;
  readonly #codec: DeltaCodec;
  readonly #stopListening: () => void;
  #making: Promise<void> = Promise.resolve();
  #pending = 0;
  #isClosed = false;
  #hasFailed = false;

  constructor(options: DeltasOptions) {
    const { engine, read, codec = new DeltaCodec() } = options;
    this.#options = options;
    this.#codec = codec;
    this.#cache = new FileCache({
      read: (integrity) => readDeltas({ queries: engine.database, codec, read }, integrity),
      sizeOf: (deltas) => [...deltas.values()].reduce((sum, { length }) => sum + length + entryBytes, entryBytes),
      capacity: cacheCapacity,
    });
    this.#stopListening = engine.listen(deltasMade, (integrity) => this.#readAgain(integrity), {
      resumed: () => this.#cache.clear(),
    });
  }

  /** Releases with deltas still to be made, and files with deltas still to be read. */
  get pending(): number {
    return this.#pending;
  }

  /**
   * The body of a file for a browser that has this earlier file, if it is in memory. Otherwise the deltas of the file
   * are read in the background for later requests, because no request waits for a delta.
   */
  find(integrity: string, dictionary: string): Buffer | undefined {
    const deltas = this.#cache.kept(integrity);
    if (deltas) return deltas.get(dictionary);
    if (!this.#cache.isReading(integrity)) this.#read(integrity);
    return undefined;
  }

  /** Makes the missing deltas of releases in the background, one release after the other. */
  makeLater(remote: string, releases: Iterable<string>): void {
    for (const release of new Set(releases)) {
      this.#pending += 1;
      this.#making = this.#making
        .then(() =>
          this.#isClosed ? undefined : makeDeltas({ ...this.#options, codec: this.#codec }, remote, release),
        )
        .catch((error: unknown) => this.#report(error))
        .finally(() => (this.#pending -= 1));
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#stopListening();
    this.#codec.close();
  }

  #readAgain(integrity: string): void {
    this.#cache.drop(integrity);
    this.#read(integrity);
  }

  #read(integrity: string): void {
    this.#pending += 1;
    this.#cache
      .get(integrity)
      .catch((error: unknown) => this.#report(error))
      .finally(() => (this.#pending -= 1));
  }

  #report(error: unknown): void {
    if (this.#hasFailed || this.#isClosed) return;
    this.#hasFailed = true;
    this.#options.onFailure(error);
  }
}
