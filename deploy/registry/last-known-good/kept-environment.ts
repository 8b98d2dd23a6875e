import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel } from '../channels/channel';
import type { SignedRelease, StoredEnvironment } from '../snapshot';
import { writeWhole } from './kept-files';

interface Content {
  channels: Channel[];
  releases: [string, SignedRelease][];
}

/** An environment as it was last served, on this machine's disk; signed as it is, it is checked like any other. */
export class KeptEnvironment {
  readonly #file: string;

  constructor(folder: string, environment: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `${environment}.json`);
  }

  /** Undefined where nothing was kept that can be read. */
  read(): StoredEnvironment | undefined {
    try {
      const { channels, releases } = JSON.parse(readFileSync(this.#file, 'utf8')) as Content;
      return { channels, releases: new Map(releases) };
    } catch {
      return undefined;
    }
  }

  keep({ channels, releases }: StoredEnvironment): Promise<void> {
    const content: Content = { channels, releases: [...releases] };
    return writeWhole(this.#file, JSON.stringify(content));
  }
}
