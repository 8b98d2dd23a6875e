import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import type { Fields } from './translations';

/** The key by which the portal encrypts passwords. A new one for each process: pages fetch it again. */
export class RequestKey {
  readonly #privateKey: CryptoKey;

  private constructor(
    privateKey: CryptoKey,
    /** The answer to the call of the encryption key. */
    readonly published: { kid: string; jwk: JWK },
  ) {
    this.#privateKey = privateKey;
  }

  static async create(): Promise<RequestKey> {
    const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256');
    return new RequestKey(privateKey, { kid: crypto.randomUUID(), jwk: await exportJWK(publicKey) });
  }

  /** The fields of an encrypted request. Throws for one that was encrypted with another key. */
  async open(value: string): Promise<Fields> {
    const { plaintext } = await compactDecrypt(value, this.#privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext)) as Fields;
  }
}
