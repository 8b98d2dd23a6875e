import { join } from 'node:path';
import type { StoredBody } from '../files/read-file';
import type { ReadMerchants } from '../merchants/merchant-keeper';
import type { StoredEnvironment } from '../snapshot';
import { KeptEnvironment } from './kept-environment';
import { KeptFiles } from './kept-files';
import { KeptMerchants } from './kept-merchants';

/** A copy of everything served, on this machine's disk, to keep serving it while the database is unavailable. */
export class LastKnownGood {
  readonly files: KeptFiles;
  readonly merchants: KeptMerchants;
  readonly #environment: KeptEnvironment;
  #keeping: Promise<void> = Promise.resolve();
  readonly #onFailure: (error: unknown) => void;

  /** @param folder used by this environment alone; created when missing */
  constructor(folder: string, environment: string, onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
    this.files = new KeptFiles(join(folder, 'files'));
    this.merchants = new KeptMerchants(folder, environment);
    this.#environment = new KeptEnvironment(folder, environment);
  }

  read(): StoredEnvironment | undefined {
    return this.#environment.read();
  }

  /** Stores an environment with all its files, one after the other; a later environment waits for the earlier one. */
  keep(environment: StoredEnvironment, body: (integrity: string) => Promise<StoredBody | undefined>): void {
    this.#keeping = this.#keeping.then(() => this.#keep(environment, body)).catch(this.#onFailure);
  }

  /** Stores what was read of the merchants, after everything before. */
  keepMerchants(merchants: ReadMerchants): void {
    this.#keeping = this.#keeping.then(() => this.merchants.keep(merchants)).catch(this.#onFailure);
  }

  /** Resolves when everything is stored. */
  settled(): Promise<void> {
    return this.#keeping;
  }

  async #keep(
    environment: StoredEnvironment,
    body: (integrity: string) => Promise<StoredBody | undefined>,
  ): Promise<void> {
    for (const { manifest } of environment.releases.values()) {
      for (const { integrity } of Object.values(manifest.files)) {
        if (await this.files.has(integrity)) continue;
        const found = await body(integrity);
        if (found) await this.files.keep(integrity, found);
      }
    }
    await this.#environment.keep(environment);
  }
}
