import { releaseLabel, type Finding, type ReleaseReference } from './checking/finding';

/** What the registry refuses. Each has a status for whoever answers over HTTP. */
export abstract class RegistryError extends Error {
  abstract readonly status: number;
}

/** The folder or manifest is not a release; `faults` says everything that is wrong with it. */
export class ReleaseInvalid extends RegistryError {
  override readonly name = 'ReleaseInvalid';
  readonly status = 422;
  constructor(
    where: string,
    readonly faults: string[],
  ) {
    super(`${where} is not a release that can be published:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

export class VersionTaken extends RegistryError {
  override readonly name = 'VersionTaken';
  readonly status = 409;
  constructor(remote: string, version: string, present: string) {
    super(`${remote} ${version} is published already with other contents (release ${present}). Raise the version.`);
  }
}

export class AddressTaken extends RegistryError {
  override readonly name = 'AddressTaken';
  readonly status = 409;
  constructor(remote: string, file: string) {
    super(`/r/${remote}/${file} holds other bytes already. An address never changes its contents.`);
  }
}

export class ReleaseUnknown extends RegistryError {
  override readonly name = 'ReleaseUnknown';
  readonly status = 404;
  constructor(remote: string, id: string) {
    super(`There is no release ${id} of ${remote}. "atrium releases ${remote}" lists those there are.`);
  }
}

/** Somebody else changed the channel first. */
export class ChannelMoved extends RegistryError {
  override readonly name = 'ChannelMoved';
  readonly status = 409;
  constructor(remote: string, environment: string, expected: number, present: number) {
    super(
      `The channel of ${remote} in ${environment} is at revision ${present}, not ${expected}: somebody else changed it first. ` +
        `Look at "atrium history ${remote}", then try again.`,
    );
  }
}

/** A person has to look before anything changes. */
export class ChannelLocked extends RegistryError {
  override readonly name = 'ChannelLocked';
  readonly status = 423;
  constructor(remote: string, environment: string, why: string) {
    super(
      `The channel of ${remote} in ${environment} is locked: ${why}. When that is settled: atrium unlock ${remote}`,
    );
  }
}

export class ChannelUnknown extends RegistryError {
  override readonly name = 'ChannelUnknown';
  readonly status = 404;
  constructor(remote: string, environment: string) {
    super(`${remote} has no channel in ${environment} yet. Promote a release of it first.`);
  }
}

/** Everybody has it, so that nobody can try it. */
export class AlreadyStable extends RegistryError {
  override readonly name = 'AlreadyStable';
  readonly status = 409;
  constructor(remote: string, environment: string, release: string) {
    super(`${remote} ${release} is stable in ${environment} already: everybody has it.`);
  }
}

export class NoCanary extends RegistryError {
  override readonly name = 'NoCanary';
  readonly status = 409;
  constructor(remote: string, environment: string) {
    super(`${remote} has no canary in ${environment}.`);
  }
}

/** There is nothing earlier to roll back to, or not what was asked for. */
export class NoEarlierRelease extends RegistryError {
  override readonly name = 'NoEarlierRelease';
  readonly status = 409;
  constructor(remote: string, environment: string, wanted: string | undefined, earlier: string[]) {
    const asked = wanted === undefined ? 'an earlier release' : wanted;
    const known =
      earlier.length > 0 ? `Earlier ones are ${earlier.join(', ')}.` : 'There was none before the present one.';
    super(`${remote} cannot go back to ${asked} in ${environment}. ${known}`);
  }
}

/** The last change of the channel is not the automatic rollback that was to be undone. */
export class NothingToRestore extends RegistryError {
  override readonly name = 'NothingToRestore';
  readonly status = 409;
  constructor(remote: string, environment: string, release: string) {
    super(
      `The last change of ${remote} in ${environment} is not an automatic rollback of ${release}. ` +
        `Look at "atrium history ${remote}", then promote the release you want.`,
    );
  }
}

export class ReasonMissing extends RegistryError {
  override readonly name = 'ReasonMissing';
  readonly status = 422;
  constructor(what: string) {
    super(`${what} needs a reason for whoever looks next: --reason "…"`);
  }
}

/** The release does not go with what is in use; `findings` says with what and why. */
export class NotDeployable extends RegistryError {
  override readonly name = 'NotDeployable';
  readonly status = 409;
  constructor(
    release: ReleaseReference,
    environment: string,
    readonly findings: Finding[],
  ) {
    const list = findings.map(({ sentence }) => `  - ${sentence}`).join('\n');
    super(`${releaseLabel(release)} cannot be deployed in ${environment}:\n${list}`);
  }
}

/** A request that is not read, or not to its end. */
export class UploadRefused extends RegistryError {
  override readonly name = 'UploadRefused';
  constructor(
    readonly status: 400 | 408 | 411 | 413 | 503,
    message: string,
  ) {
    super(message);
  }
}

/** What was asked cannot be understood. */
export class OperationMisused extends RegistryError {
  override readonly name = 'OperationMisused';
  readonly status = 400;
  constructor(
    operation: string,
    readonly faults: string[],
  ) {
    super(`${operation} cannot be done as asked:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** A release was published without bytes that the registry does not have either. */
export class FilesMissing extends RegistryError {
  override readonly name = 'FilesMissing';
  readonly status = 409;
  constructor(
    remote: string,
    readonly files: string[],
  ) {
    super(`${remote} was not published: the bytes of ${files.join(', ')} did not come along. Publish it again.`);
  }
}

/** Who asks cannot be told by his token. */
export class TokenRefused extends RegistryError {
  override readonly name = 'TokenRefused';
  readonly status = 401;
}

/** The token is good, but not for this. */
export class NotAllowed extends RegistryError {
  override readonly name = 'NotAllowed';
  readonly status = 403;
}

export class TokenUnknown extends RegistryError {
  override readonly name = 'TokenUnknown';
  readonly status = 404;
  constructor(id: string) {
    super(`There is no token ${id} that could be revoked. "atrium tokens list" shows those there are.`);
  }
}

/** The database does not answer. */
export class RegistryUnavailable extends RegistryError {
  override readonly name = 'RegistryUnavailable';
  readonly status = 503;
  constructor(options?: ErrorOptions) {
    super(
      'The database cannot be reached, so nothing can be published or changed just now. Pages go on with the last ' +
        'known good releases. Try again once the database is back.',
      options,
    );
  }
}

/** Nobody who is trusted here vouches for the release. */
export class Unsigned extends RegistryError {
  override readonly name = 'Unsigned';
  readonly status = 403;
  constructor(release: ReleaseReference, signed: boolean) {
    super(
      `${releaseLabel(release)} is ${signed ? 'signed by a key that is not trusted here for it' : 'not signed'}. Sign it with ` +
        'your key, ATRIUM_SIGNING_KEY=FILE ("atrium key FILE" makes one), and let the operator add its public part to ' +
        'the trusted keys of the gateways.',
    );
  }
}

/** The release asks for privileges that the operator has not granted to the key it is signed with. */
export class PrivilegeNotGranted extends RegistryError {
  override readonly name = 'PrivilegeNotGranted';
  readonly status = 403;
  constructor(release: ReleaseReference, privileges: string[]) {
    super(
      `${releaseLabel(release)} asks for the privilege ${privileges.join(', ')}, which is not granted to the key it is signed ` +
        'with. Remove "privileges" from remote.config.ts, or let the operator add the privilege after the remotes in ' +
        `the key's line of the trusted keys: NAME KEY ${release.remote} ${privileges.join(',')}`,
    );
  }
}

export class SigningKeyUnusable extends RegistryError {
  override readonly name = 'SigningKeyUnusable';
  readonly status = 422;
  constructor(where: string, options?: ErrorOptions) {
    super(`${where} holds no private Ed25519 key in PEM that can be read. "atrium key FILE" makes one.`, options);
  }
}

export class TrustedKeysUnusable extends RegistryError {
  override readonly name = 'TrustedKeysUnusable';
  readonly status = 422;
  constructor(where: string, faults: string[]) {
    super(`The trusted keys in ${where} cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Releases that are stored but not served: never signed by who is trusted here, or altered since. */
export class ReleasesRefused extends RegistryError {
  override readonly name = 'ReleasesRefused';
  readonly status = 409;
  constructor(readonly releases: string[]) {
    super(
      `Nobody trusted here vouches for ${releases.join(', ')} as stored; what was served before stays in use. ` +
        'Publish them again from a build, signed; if they were not meant to change, look who can write to the database.',
    );
  }
}

/** Channels that are stored, or were, but are not followed: nobody trusted vouches for them as they stand. */
export class ChannelsRefused extends RegistryError {
  override readonly name = 'ChannelsRefused';
  readonly status = 409;
  constructor(readonly remotes: string[]) {
    super(
      `Nobody trusted here vouches for the channel of ${remotes.join(', ')} as stored, or it was set back; what was ` +
        'served before stays in use. If gateways share this database, give all of them the same trusted keys. If not, ' +
        'look who can write to the database; the next promote or rollback by a person mends the channel.',
    );
  }
}

/** No gateway would serve the channel: whoever would sign it is not trusted with channels. */
export class ChannelNotSigned extends RegistryError {
  override readonly name = 'ChannelNotSigned';
  readonly status = 409;
  constructor(remote: string, publicKey: string | undefined) {
    super(
      `The channel of ${remote} was not changed: this registry ${publicKey === undefined ? 'has no signing key' : 'signs with a key that is not trusted here with all remotes'}, ` +
        'so that no gateway would follow it. ' +
        (publicKey === undefined
          ? 'Name one by ATRIUM_SIGNING_KEY.'
          : `Add "NAME ${publicKey}" to the trusted keys of the gateways, or name another key by ATRIUM_SIGNING_KEY.`),
    );
  }
}

/** A file whose stored bytes are not those its release was signed with. */
export class FileRefused extends RegistryError {
  override readonly name = 'FileRefused';
  readonly status = 404;
  constructor(integrity: string) {
    super(`The file ${integrity} is stored with other bytes than its release was signed with, and is not served.`);
  }
}
