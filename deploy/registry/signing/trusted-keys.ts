import { verify, type KeyObject } from 'node:crypto';
import { isPrivilege, privilegeNames, type ReleaseManifest } from '@atrium/contract';
import type { Channel, ChannelSet } from '../channels/channel';
import { fingerprintOf, publicKeyFrom } from './public-key';
import type { Signature } from './signature';
import { statementOf, statementOfChannel, statementOfSet } from './statement';
import { registryError } from '../registry-error';

interface TrustedKey {
  name: string;
  key: KeyObject;
  /** Remotes that the key may sign; all when left out. */
  remotes: string[] | undefined;
  /** Privileges that releases signed with it may have; all for a key for all remotes, else those in its line. */
  privileges: string[] | undefined;
}

/**
 * The keys with trusted signatures. Read from a file, never from the database: write access to it must not grant trust.
 */
export class TrustedKeys {
  #keys: ReadonlyMap<string, TrustedKey>;
  #revision = 0;

  private constructor(keys: TrustedKey[]) {
    this.#keys = new Map(keys.map((trusted) => [fingerprintOf(trusted.key), trusted]));
  }

  /**
   * Reads one key per line: its name, the key in base64, the remotes it may sign if not all, and their privileges if
   * any. A # starts a comment. @throws `TrustedKeysUnusable`, which names each invalid line
   */
  static read(text: string, where: string): TrustedKeys {
    const faults: string[] = [];
    const keys = text.split('\n').flatMap((line, index): TrustedKey[] => {
      const [name, key, remotes, privileges, ...more] = line.replace(/#.*/, '').trim().split(/\s+/);
      if (!name) return [];
      try {
        if (!key || more.length > 0)
          throw new TypeError('a line is NAME KEY, or NAME KEY remote,remote with privileges after it');
        const granted = remotes === undefined ? undefined : (privileges?.split(',') ?? []);
        const unknown = granted?.find((privilege) => !isPrivilege(privilege));
        if (unknown !== undefined)
          throw new TypeError(`there is no privilege ${unknown}; known privileges: ${privilegeNames.join(', ')}`);
        return [{ name, key: publicKeyFrom(key), remotes: remotes?.split(','), privileges: granted }];
      } catch (error) {
        faults.push(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
    if (faults.length > 0) throw registryError('TrustedKeysUnusable', where, faults);
    return new TrustedKeys(keys);
  }

  /** Replaces all keys. */
  replaceWith(other: TrustedKeys): void {
    this.#keys = other.#keys;
    this.#revision += 1;
  }

  /** Increases when the keys are replaced. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Whether a trusted key signed exactly this manifest, and all privileges that it requests are granted to that key. A
   * release with a missing privilege is not served.
   */
  verifyRelease(manifest: ReleaseManifest, signatures: readonly Signature[]): boolean {
    return signatures.some(
      (signature) =>
        this.isSignedByTrusted(manifest, signature) && this.missingPrivileges(manifest, signature).length === 0,
    );
  }

  /** Lists privileges that a release requests and that are not granted to the signing key. */
  missingPrivileges({ descriptor }: ReleaseManifest, { key }: Signature): string[] {
    const granted = this.#keys.get(key)?.privileges;
    return granted ? (descriptor?.privileges ?? []).filter((privilege) => !granted.includes(privilege)) : [];
  }

  /** Whether a trusted key made the signature for exactly this manifest, whatever its privileges. */
  isSignedByTrusted(manifest: ReleaseManifest, { key: fingerprint, signature }: Signature): boolean {
    const trusted = this.#keys.get(fingerprint);
    if (!trusted || (trusted.remotes && !trusted.remotes.includes(manifest.remote))) return false;
    return verify(null, statementOf(manifest), trusted.key, Buffer.from(signature, 'base64'));
  }

  /** Whether a key that is trusted with all remotes signed exactly this channel; a team's key does not suffice. */
  verifyChannel(channel: Channel, signature: Signature): boolean {
    return this.verifyStatement(statementOfChannel(channel), signature);
  }

  verifySet(set: ChannelSet, signature: Signature): boolean {
    return this.verifyStatement(statementOfSet(set), signature);
  }

  /** The same for any other statement that only such a key may sign. */
  verifyStatement(statement: Buffer, { key: fingerprint, signature }: Signature): boolean {
    const trusted = this.#keys.get(fingerprint);
    if (!trusted || trusted.remotes) return false;
    return verify(null, statement, trusted.key, Buffer.from(signature, 'base64'));
  }
}
