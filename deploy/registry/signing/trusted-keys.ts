import { verify, type KeyObject } from 'node:crypto';
import { isPrivilege, privilegeNames, type ReleaseManifest } from '@atrium/contract';
import type { Channel, ChannelSet } from '../channels/channel';
import { TrustedKeysUnusable } from '../refusals';
import { fingerprintOf, publicKeyFrom } from './public-key';
import type { Signature } from './signature';
import { statementOf, statementOfChannel, statementOfSet } from './statement';

interface TrustedKey {
  name: string;
  key: KeyObject;
  /** Remotes the key may vouch for; all when left out. */
  remotes: string[] | undefined;
  /** Privileges that releases signed with it may have; all where it vouches for all remotes, else those its line names. */
  privileges: string[] | undefined;
}

/** Whose signatures count. Read from a file, never from the database: who can write there must not say whom to trust. */
export class TrustedKeys {
  #keys: ReadonlyMap<string, TrustedKey>;
  #revision = 0;

  private constructor(keys: TrustedKey[]) {
    this.#keys = new Map(keys.map((trusted) => [fingerprintOf(trusted.key), trusted]));
  }

  /**
   * A line a key: its name, the key in base64, the remotes it may vouch for where those are not all, and the privileges
   * these may have, none when left out. What follows a # is a remark. @throws `TrustedKeysUnusable`, naming each line that is none.
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
          throw new TypeError(`there is no privilege ${unknown}; there is ${privilegeNames.join(', ')}`);
        return [{ name, key: publicKeyFrom(key), remotes: remotes?.split(','), privileges: granted }];
      } catch (error) {
        faults.push(`line ${index + 1}: ${error instanceof Error ? error.message : String(error)}`);
        return [];
      }
    });
    if (faults.length > 0) throw new TrustedKeysUnusable(where, faults);
    return new TrustedKeys(keys);
  }

  /** Trusts from now on whom the other trusts, and nobody else. */
  replaceWith(other: TrustedKeys): void {
    this.#keys = other.#keys;
    this.#revision += 1;
  }

  /** Differs once other keys are trusted. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Whether one of the signatures is a trusted key's, for this very manifest, and every privilege the release asks for
   * is granted to that key: a privilege that is not granted keeps a release from being served.
   */
  verifyRelease(manifest: ReleaseManifest, signatures: readonly Signature[]): boolean {
    return signatures.some(
      (signature) =>
        this.isSignedByTrusted(manifest, signature) && this.missingPrivileges(manifest, signature).length === 0,
    );
  }

  /** Privileges a release asks for that the operator has not granted to the key of the signature. */
  missingPrivileges({ descriptor }: ReleaseManifest, { key }: Signature): string[] {
    const granted = this.#keys.get(key)?.privileges;
    return granted ? (descriptor?.privileges ?? []).filter((privilege) => !granted.includes(privilege)) : [];
  }

  /** Whether the signature is a trusted key's for this very manifest, whatever its privileges. */
  isSignedByTrusted(manifest: ReleaseManifest, { key: fingerprint, signature }: Signature): boolean {
    const trusted = this.#keys.get(fingerprint);
    if (!trusted || (trusted.remotes && !trusted.remotes.includes(manifest.remote))) return false;
    return verify(null, statementOf(manifest), trusted.key, Buffer.from(signature, 'base64'));
  }

  /** Whether the signature is for this very channel, by a key that is trusted for all remotes: a team's is not enough. */
  verifyChannel(channel: Channel, signature: Signature): boolean {
    return this.verifyStatement(statementOfChannel(channel), signature);
  }

  verifySet(set: ChannelSet, signature: Signature): boolean {
    return this.verifyStatement(statementOfSet(set), signature);
  }

  /** The same for anything else that only such a key may sign. */
  verifyStatement(statement: Buffer, { key: fingerprint, signature }: Signature): boolean {
    const trusted = this.#keys.get(fingerprint);
    if (!trusted || trusted.remotes) return false;
    return verify(null, statement, trusted.key, Buffer.from(signature, 'base64'));
  }
}
