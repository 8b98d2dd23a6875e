import { verify, type KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@atrium/contract';
import type { Channel } from '../channels/channel';
import { TrustedKeysUnusable } from '../refusals';
import { fingerprintOf, publicKeyFrom } from './public-key';
import type { Signature } from './signer';
import { statementOf, statementOfChannel } from './statement';

interface TrustedKey {
  name: string;
  key: KeyObject;
  /** Remotes the key may vouch for; all when left out. */
  remotes: string[] | undefined;
}

/** Whose signatures count. Read from a file, never from the database: who can write there must not say whom to trust. */
export class TrustedKeys {
  #keys: ReadonlyMap<string, TrustedKey>;

  private constructor(keys: TrustedKey[]) {
    this.#keys = new Map(keys.map((trusted) => [fingerprintOf(trusted.key), trusted]));
  }

  /**
   * A line a key: its name, the key in base64, and the remotes it may vouch for where those are not all. What follows
   * a # is a remark. @throws `TrustedKeysUnusable`, naming each line that is none.
   */
  static read(text: string, where: string): TrustedKeys {
    const faults: string[] = [];
    const keys = text.split('\n').flatMap((line, index): TrustedKey[] => {
      const [name, key, remotes, ...more] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (!name) return [];
      try {
        if (!key || more.length > 0) throw new TypeError('a line is NAME KEY, or NAME KEY remote,remote');
        return [{ name, key: publicKeyFrom(key), remotes: remotes?.split(',') }];
      } catch (error) {
        faults.push(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
    if (faults.length > 0) throw new TrustedKeysUnusable(where, faults);
    return new TrustedKeys(keys);
  }

  /** Trusts from now on whom the other trusts, and nobody else. */
  become(other: TrustedKeys): void {
    this.#keys = other.#keys;
  }

  /** Whether one of the signatures is a trusted key's, for this very manifest. */
  vouchFor(manifest: ReleaseManifest, signatures: readonly Signature[]): boolean {
    return signatures.some(({ key: fingerprint, signature }) => {
      const trusted = this.#keys.get(fingerprint);
      if (!trusted || (trusted.remotes && !trusted.remotes.includes(manifest.remote))) return false;
      return verify(null, statementOf(manifest), trusted.key, Buffer.from(signature, 'base64'));
    });
  }

  /** Whether the signature is for this very channel, by a key that is trusted for all remotes: a team's is not enough. */
  vouchForChannel(channel: Channel, { key: fingerprint, signature }: Signature): boolean {
    const trusted = this.#keys.get(fingerprint);
    if (!trusted || trusted.remotes) return false;
    return verify(null, statementOfChannel(channel), trusted.key, Buffer.from(signature, 'base64'));
  }
}
