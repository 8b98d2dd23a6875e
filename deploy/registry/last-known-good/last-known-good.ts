import { join } from 'node:path';
import type { StoredBody } from '../files/read-file';
import type { KeptMerchant } from '../merchants/merchant-keeper';
import type { StoredEnvironment } from '../snapshot';
import { KeptEnvironment } from './kept-environment';
import { KeptFiles } from './kept-files';
import { KeptMerchants } from './kept-merchants';

/** What is served, on this machine's disk: enough to go on serving it while the database is away. */
export class LastKnownGood {
  readonly files: KeptFiles;
  readonly merchants: KeptMerchants;
  readonly #environment: KeptEnvironment;
  #keeping: Promise<void> = Promise.resolve();

  /** @param folder of this environment's own; made when missing */
  constructor(
    folder: string,
    environment: string,
    private readonly failed: (error: unknown) => void,
  ) {
    this.files = new KeptFiles(join(folder, 'files'));
    this.merchants = new KeptMerchants(folder, environment);
    this.#environment = new KeptEnvironment(folder, environment);
  }

  read(): StoredEnvironment | undefined {
    return this.#environment.read();
  }

  /** Keeps an environment with the bytes of all its files, one after the other; an environment given later waits. */
  keep(environment: StoredEnvironment, body: (integrity: string) => Promise<StoredBody | undefined>): void {
    this.#keeping = this.#keeping.then(() => this.#keep(environment, body)).catch(this.failed);
  }

  /** Keeps the merchants, after what was given before. */
  keepMerchants(merchants: KeptMerchant[]): void {
    this.#keeping = this.#keeping.then(() => this.merchants.keep(merchants)).catch(this.failed);
  }

  /** Resolves when all that was given is kept. */
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
