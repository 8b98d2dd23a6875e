import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredBody } from '../files/read-file';

const encodings = { identity: '', brotli: '.br', gzip: '.gz' } as const;

/** Release files on this machine's disk, by their hash. The reader has to check the bytes. */
export class KeptFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(integrity: string): Promise<StoredBody | undefined> {
    const identity = await this.#read(integrity, 'identity');
    if (!identity) return undefined;
    return { identity, brotli: await this.#read(integrity, 'brotli'), gzip: await this.#read(integrity, 'gzip') };
  }

  async has(integrity: string): Promise<boolean> {
    return access(this.#path(integrity, 'identity')).then(
      () => true,
      () => false,
    );
  }

  /** Writes the file atomically. */
  async keep(integrity: string, body: StoredBody): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // identity last: `has` looks for it alone
    for (const encoding of ['brotli', 'gzip', 'identity'] as const) {
      const bytes = body[encoding];
      if (bytes) await writeAtomically(this.#path(integrity, encoding), bytes);
    }
  }

  #read(integrity: string, encoding: keyof typeof encodings): Promise<Buffer | null> {
    return readFile(this.#path(integrity, encoding)).catch(() => null);
  }

  #path(integrity: string, encoding: keyof typeof encodings): string {
    const hash = Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('hex');
    return join(this.#folder, `${hash}${encodings[encoding]}`);
  }
}

/** Writes a temporary file beside the target and renames it. */
export async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, path);
}
