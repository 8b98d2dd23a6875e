import type { Queries } from '../../engine';
import type { KeptFiles } from '../last-known-good/kept-files';
import { FileRefused } from '../refusals';
import { readBody, type StoredBody } from './read-file';
import { verifyBody } from './verify-body';

interface VerifiedFilesOptions {
  queries: Queries;
  /** This machine's disk, where there is one to read from. */
  kept: KeptFiles | undefined;
  /** Told of bytes that are stored and not sound. */
  failed: (error: unknown) => void;
}

/** Bytes by their hash: from this machine's disk, else from the database, and never others. */
export class VerifiedFiles {
  constructor(private readonly options: VerifiedFilesOptions) {}

  async read(integrity: string): Promise<StoredBody | undefined> {
    const { queries, kept, failed } = this.options;
    const near = await kept?.read(integrity);
    const sound = near && (await verifyBody(near, integrity));
    if (sound) return sound;
    const stored = await readBody(queries, integrity);
    if (!stored) return undefined;
    const body = await verifyBody(stored, integrity);
    if (!body) failed(new FileRefused(integrity));
    return body;
  }
}
