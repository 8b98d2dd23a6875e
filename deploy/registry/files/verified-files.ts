import type { Queries } from '../../engine';
import type { KeptFiles } from '../last-known-good/kept-files';
import { readBody, type StoredBody } from './read-file';
import { verifyBody } from './verify-body';
import { registryError } from '../registry-error';

interface VerifiedFilesOptions {
  queries: Queries;
  /** Files kept on this machine's disk, if any. */
  kept: KeptFiles | undefined;
  /** Called for stored bytes that do not match their hash. */
  onFailure: (error: unknown) => void;
}

/** Reads bytes by their hash from this machine's disk, else from the database, and returns them only if they match. */
export class VerifiedFiles {
  readonly #options: VerifiedFilesOptions;

  constructor(options: VerifiedFilesOptions) {
    this.#options = options;
  }

  async read(integrity: string): Promise<StoredBody | undefined> {
    const { queries, kept, onFailure } = this.#options;
    const local = await kept?.read(integrity);
    const verified = local && (await verifyBody(local, integrity));
    if (verified) return verified;
    const stored = await readBody(queries, integrity);
    if (!stored) return undefined;
    const body = await verifyBody(stored, integrity);
    if (!body) onFailure(registryError('FileRefused', integrity));
    return body;
  }
}
