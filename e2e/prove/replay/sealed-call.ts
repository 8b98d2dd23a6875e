import { sessionLogin, systemEncryptionKey } from '@atrium/api';
import { CompactEncrypt, importJWK, type CompactJWEHeaderParameters, type JWK } from 'jose';
import type { Account } from '../../support/accounts';
import { ask, askFor } from '../kill/http';

const merchant = 'kestrel';
const portalHeaders = { Merchant: merchant, Device: 'web', Language: 'EN' };

export interface Key {
  kid: string;
  jwk: JWK;
}

/** An encrypted call as it is sent. */
export interface Sealed {
  path: string;
  keyId: string;
  value: string;
}

/** The answer to a call, with everything in it that could reveal something. */
export interface Answer {
  accepted: boolean;
  code: string;
  /** A refusal without its request id: status, key and text. Empty for an accepted call. */
  body: string;
  milliseconds: number;
}

/** A client that encrypts calls as the portal's pages do. */
export class SealingClient {
  readonly #origin: string;
  readonly #account: Account;

  constructor(origin: string, account: Account) {
    this.#origin = origin;
    this.#account = account;
  }

  key(): Promise<Key> {
    return askFor<Key>(this.#origin + systemEncryptionKey.path, { headers: portalHeaders });
  }

  /** Encrypts a sign-in; `claims` and `header` replace those of a page. */
  async seal(key: Key, claims: object = {}, header: object = {}): Promise<Sealed> {
    const { username, password } = this.#account;
    const stamp = {
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      iss: merchant,
      aud: sessionLogin.path,
    };
    const payload = { username, password, type: 'username', loginDeviceId: crypto.randomUUID(), ...stamp, ...claims };
    const sealing = new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)));
    const written = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid, ...header } as CompactJWEHeaderParameters;
    const value = await sealing.setProtectedHeader(written).encrypt(await importJWK(key.jwk, written.alg));
    return { path: sessionLogin.path, keyId: key.kid, value };
  }

  async send({ path, keyId, value }: Sealed): Promise<Answer> {
    const began = performance.now();
    const answer = await ask<unknown>(this.#origin + path, {
      method: 'POST',
      headers: { ...portalHeaders, Encryption: keyId },
      body: { value },
    });
    const { success, code = '', ...rest } = answer;
    return {
      accepted: success,
      code,
      body: success ? '' : JSON.stringify({ code, ...rest }),
      milliseconds: performance.now() - began,
    };
  }
}
