import { releaseLabel, type Finding, type ReleaseReference } from './checking/finding';

/** An error that the registry explains to its caller; `status` is for HTTP. */
export abstract class RegistryError extends Error {
  abstract readonly status: number;
}

/** The folder or manifest is not a valid release; `faults` lists every fault. */
export class ReleaseInvalid extends RegistryError {
  override readonly name = 'ReleaseInvalid';
  readonly status = 422;
  constructor(
    where: string,
    readonly faults: string[],
  ) {
    super(`${where} cannot be published:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

export class VersionTaken extends RegistryError {
  override readonly name = 'VersionTaken';
  readonly status = 409;
  constructor(remote: string, version: string, present: string) {
    super(`${remote} ${version} is already published with other contents (release ${present}). Increase the version.`);
  }
}

export class AddressTaken extends RegistryError {
  override readonly name = 'AddressTaken';
  readonly status = 409;
  constructor(remote: string, file: string) {
    super(`/r/${remote}/${file} already has other contents. The contents of an address never change.`);
  }
}

export class ReleaseUnknown extends RegistryError {
  override readonly name = 'ReleaseUnknown';
  readonly status = 404;
  constructor(remote: string, id: string) {
    super(`There is no release ${id} of ${remote}. "atrium releases ${remote}" lists all releases.`);
  }
}

/** Another change came first. */
export class ChannelMoved extends RegistryError {
  override readonly name = 'ChannelMoved';
  readonly status = 409;
  constructor(remote: string, environment: string, expected: number, present: number) {
    super(
      `The channel of ${remote} in ${environment} is at revision ${present}, not ${expected}: another change came first. ` +
        `See "atrium history ${remote}", then try again.`,
    );
  }
}

/** An operator has to unlock the channel before it can be changed. */
export class ChannelLocked extends RegistryError {
  override readonly name = 'ChannelLocked';
  readonly status = 423;
  constructor(remote: string, environment: string, why: string) {
    super(`The channel of ${remote} in ${environment} is locked: ${why}. To unlock it: atrium unlock ${remote}`);
  }
}

export class ChannelUnknown extends RegistryError {
  override readonly name = 'ChannelUnknown';
  readonly status = 404;
  constructor(remote: string, environment: string) {
    super(`${remote} has no channel in ${environment} yet. Promote a release of it first.`);
  }
}

/** A stable release cannot be a canary. */
export class AlreadyStable extends RegistryError {
  override readonly name = 'AlreadyStable';
  readonly status = 409;
  constructor(remote: string, environment: string, release: string) {
    super(`${remote} ${release} is already stable in ${environment}: all page loads get it.`);
  }
}

export class NoCanary extends RegistryError {
  override readonly name = 'NoCanary';
  readonly status = 409;
  constructor(remote: string, environment: string) {
    super(`${remote} has no canary in ${environment}.`);
  }
}

/** There is no earlier release to roll back to, or not the requested one. */
export class NoEarlierRelease extends RegistryError {
  override readonly name = 'NoEarlierRelease';
  readonly status = 409;
  constructor(remote: string, environment: string, requested: string | undefined, earlier: string[]) {
    const target = requested ?? 'an earlier release';
    const known = earlier.length > 0 ? `Earlier releases: ${earlier.join(', ')}.` : 'There is no earlier release.';
    super(`${remote} cannot be rolled back to ${target} in ${environment}. ${known}`);
  }
}

/** The last change of the channel is not the automatic rollback to undo. */
export class NothingToRestore extends RegistryError {
  override readonly name = 'NothingToRestore';
  readonly status = 409;
  constructor(remote: string, environment: string, release: string) {
    super(
      `The last change of ${remote} in ${environment} is not an automatic rollback of ${release}. ` +
        `See "atrium history ${remote}", then promote the release you want.`,
    );
  }
}

export class ReasonMissing extends RegistryError {
  override readonly name = 'ReasonMissing';
  readonly status = 422;
  constructor(what: string) {
    super(`${what} needs a reason for the history: --reason "…"`);
  }
}

/** The release conflicts with releases in use; `findings` says with which and why. */
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

/** A request body is refused before it is read, or while it is read. */
export class UploadRefused extends RegistryError {
  override readonly name = 'UploadRefused';
  constructor(
    readonly status: 400 | 408 | 411 | 413 | 503,
    message: string,
  ) {
    super(message);
  }
}

/** The input of an operation is invalid. */
export class OperationMisused extends RegistryError {
  override readonly name = 'OperationMisused';
  readonly status = 400;
  constructor(
    operation: string,
    readonly faults: string[],
  ) {
    super(`The input of ${operation} is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Files of the release were neither sent nor stored before. */
export class FilesMissing extends RegistryError {
  override readonly name = 'FilesMissing';
  readonly status = 409;
  constructor(
    remote: string,
    readonly files: string[],
  ) {
    super(`${remote} was not published: the files ${files.join(', ')} were not sent. Publish it again.`);
  }
}

/** The token does not identify a caller. */
export class TokenRefused extends RegistryError {
  override readonly name = 'TokenRefused';
  readonly status = 401;
}

/** The token is valid, but does not allow this. */
export class NotAllowed extends RegistryError {
  override readonly name = 'NotAllowed';
  readonly status = 403;
}

export class TokenUnknown extends RegistryError {
  override readonly name = 'TokenUnknown';
  readonly status = 404;
  constructor(id: string) {
    super(`There is no token ${id} to revoke. "atrium tokens list" shows all tokens.`);
  }
}

/** The database is unavailable. */
export class RegistryUnavailable extends RegistryError {
  override readonly name = 'RegistryUnavailable';
  readonly status = 503;
  constructor(options?: ErrorOptions) {
    super(
      'The database cannot be reached, so nothing can be published or changed now. Pages keep the last known good ' +
        'releases. Try again once the database is back.',
      options,
    );
  }
}

/** The release has no trusted signature. */
export class Unsigned extends RegistryError {
  override readonly name = 'Unsigned';
  readonly status = 403;
  constructor(release: ReleaseReference, signed: boolean) {
    super(
      `${releaseLabel(release)} is ${signed ? 'signed by a key that is not trusted here for it' : 'not signed'}. Sign it with ` +
        'your key, ATRIUM_SIGNING_KEY=FILE ("atrium key FILE" makes one), and ask the operator to add its public key to ' +
        'the trusted keys of the gateways.',
    );
  }
}

/** The release requests privileges that are not granted to its signing key. */
export class PrivilegeNotGranted extends RegistryError {
  override readonly name = 'PrivilegeNotGranted';
  readonly status = 403;
  constructor(release: ReleaseReference, privileges: string[]) {
    super(
      `${releaseLabel(release)} requests the privilege ${privileges.join(', ')}, which is not granted to its signing ` +
        'key. Remove "privileges" from remote.config.ts, or ask the operator to add the privilege after the remotes in ' +
        `the key's line of the trusted keys: NAME KEY ${release.remote} ${privileges.join(',')}`,
    );
  }
}

export class SigningKeyUnusable extends RegistryError {
  override readonly name = 'SigningKeyUnusable';
  readonly status = 422;
  constructor(where: string, options?: ErrorOptions) {
    super(`${where} is not a readable private Ed25519 key in PEM. "atrium key FILE" makes one.`, options);
  }
}

export class TrustedKeysUnusable extends RegistryError {
  override readonly name = 'TrustedKeysUnusable';
  readonly status = 422;
  constructor(where: string, faults: string[]) {
    super(`The trusted keys in ${where} cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Stored releases are not served: they have no trusted signature, or were altered. */
export class ReleasesRefused extends RegistryError {
  override readonly name = 'ReleasesRefused';
  readonly status = 409;
  constructor(readonly releases: string[]) {
    super(
      `The stored releases ${releases.join(', ')} have no trusted signature; the releases served before stay in use. ` +
        'Publish them again from a signed build. If they were not changed on purpose, check who can write to the database.',
    );
  }
}

/** Channels are not followed: they are missing, outdated, or have no trusted signature. */
export class ChannelsRefused extends RegistryError {
  override readonly name = 'ChannelsRefused';
  readonly status = 409;
  constructor(readonly remotes: string[]) {
    super(
      `The stored channel of ${remotes.join(', ')} has no trusted signature, or is an earlier state; the channel served ` +
        'before stays in use. If gateways share this database, give all of them the same trusted keys. If not, check ' +
        'who can write to the database; the next promote or rollback by an operator repairs the channel.',
    );
  }
}

/** No gateway would follow the channel: the signing key is not trusted with channels. */
export class ChannelNotSigned extends RegistryError {
  override readonly name = 'ChannelNotSigned';
  readonly status = 409;
  constructor(remote: string, publicKey: string | undefined) {
    super(
      `The channel of ${remote} was not changed: this registry ${publicKey === undefined ? 'has no signing key' : 'signs with a key that is not trusted here with all remotes'}, ` +
        'so no gateway would follow it. ' +
        (publicKey === undefined
          ? 'Set ATRIUM_SIGNING_KEY.'
          : `Add "NAME ${publicKey}" to the trusted keys of the gateways, or set ATRIUM_SIGNING_KEY to another key.`),
    );
  }
}

/** The stored bytes of a file do not match its hash. */
export class FileRefused extends RegistryError {
  override readonly name = 'FileRefused';
  readonly status = 404;
  constructor(integrity: string) {
    super(`The stored bytes of the file ${integrity} do not match its hash; it is not served.`);
  }
}
