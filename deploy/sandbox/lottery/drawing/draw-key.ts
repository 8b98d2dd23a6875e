import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** The secret of the processes that draw: without it the seeds in the database are unreadable before their draw. */
export class DrawKey {
  readonly #seeds: Buffer;

  constructor(secret: string) {
    this.#seeds = Buffer.from(hkdfSync('sha256', secret, '', 'lottery seeds', 32));
  }

  /** @param issue names the issue, so that a seed cannot be moved to another one */
  seal(seed: string, issue: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(algorithm, this.#seeds, nonce).setAAD(Buffer.from(issue));
    const content = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** Undefined when another key has sealed it, or it was altered. */
  open(sealed: string, issue: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv(algorithm, this.#seeds, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(issue)).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
