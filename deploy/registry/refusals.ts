import { releaseLabel, type Finding, type ReleaseReference } from './checking/finding';
import { merchantRefusals } from './merchants/merchant-refusals';
import { listFaults, type RefusalTable } from './refusal-table';

/** What the registry refuses, by the name in its answers: the HTTP status, and a sentence that says what to do. */
export const refusals = {
  /** The folder or manifest is not a valid release; the sentence lists every fault. */
  ReleaseInvalid: {
    status: 422,
    sentence: (where: string, faults: string[]) => `${where} cannot be published:\n${listFaults(faults)}`,
  },
  VersionTaken: {
    status: 409,
    sentence: (remote: string, version: string, present: string) =>
      `${remote} ${version} is already published with other contents (release ${present}). Increase the version.`,
  },
  AddressTaken: {
    status: 409,
    sentence: (remote: string, file: string) =>
      `/r/${remote}/${file} already has other contents. The contents of an address never change.`,
  },
  ReleaseUnknown: {
    status: 404,
    sentence: (remote: string, id: string) =>
      `There is no release ${id} of ${remote}. "atrium releases ${remote}" lists all releases.`,
  },
  /** Another change came first. */
  ChannelMoved: {
    status: 409,
    sentence: (remote: string, environment: string, expected: number, present: number) =>
      `The channel of ${remote} in ${environment} is at revision ${present}, not ${expected}: another change came first. ` +
      `See "atrium history ${remote}", then try again.`,
  },
  /** An operator has to unlock the channel before it can be changed. */
  ChannelLocked: {
    status: 423,
    sentence: (remote: string, environment: string, why: string) =>
      `The channel of ${remote} in ${environment} is locked: ${why}. To unlock it: atrium unlock ${remote}`,
  },
  ChannelUnknown: {
    status: 404,
    sentence: (remote: string, environment: string) =>
      `${remote} has no channel in ${environment} yet. Promote a release of it first.`,
  },
  /** A stable release cannot be a canary. */
  AlreadyStable: {
    status: 409,
    sentence: (remote: string, environment: string, release: string) =>
      `${remote} ${release} is already stable in ${environment}: all page loads get it.`,
  },
  NoCanary: {
    status: 409,
    sentence: (remote: string, environment: string) => `${remote} has no canary in ${environment}.`,
  },
  /** There is no earlier release to roll back to, or not the requested one. */
  NoEarlierRelease: {
    status: 409,
    sentence: (remote: string, environment: string, requested: string | undefined, earlier: string[]) =>
      `${remote} cannot be rolled back to ${requested ?? 'an earlier release'} in ${environment}. ` +
      (earlier.length > 0 ? `Earlier releases: ${earlier.join(', ')}.` : 'There is no earlier release.'),
  },
  /** The last change of the channel is not the automatic rollback to undo. */
  NothingToRestore: {
    status: 409,
    sentence: (remote: string, environment: string, release: string) =>
      `The last change of ${remote} in ${environment} is not an automatic rollback of ${release}. ` +
      `See "atrium history ${remote}", then promote the release you want.`,
  },
  ReasonMissing: {
    status: 422,
    sentence: (what: string) => `${what} needs a reason for the history: --reason "…"`,
  },
  /** The release conflicts with releases in use. */
  NotDeployable: {
    status: 409,
    sentence: (release: ReleaseReference, environment: string, findings: Finding[]) =>
      `${releaseLabel(release)} cannot be deployed in ${environment}:\n` +
      listFaults(findings.map(({ sentence }) => sentence)),
  },
  /** The input of an operation is invalid. */
  OperationMisused: {
    status: 400,
    sentence: (operation: string, faults: string[]) => `The input of ${operation} is invalid:\n${listFaults(faults)}`,
  },
  /** Files of the release were neither sent nor stored before. */
  FilesMissing: {
    status: 409,
    sentence: (remote: string, files: string[]) =>
      `${remote} was not published: the files ${files.join(', ')} were not sent. Publish it again.`,
  },
  /** The token does not identify a caller. */
  TokenRefused: { status: 401, sentence: (why: string) => why },
  /** The token is valid, but does not allow this. */
  NotAllowed: { status: 403, sentence: (why: string) => why },
  TokenUnknown: {
    status: 404,
    sentence: (id: string) => `There is no token ${id} to revoke. "atrium tokens list" shows all tokens.`,
  },
  /** The database is unavailable. */
  RegistryUnavailable: {
    status: 503,
    sentence: () =>
      'The database cannot be reached, so nothing can be published or changed now. Pages keep the last known good ' +
      'releases. Try again once the database is back.',
  },
  /** The release has no trusted signature. */
  Unsigned: {
    status: 403,
    sentence: (release: ReleaseReference, signed: boolean) =>
      `${releaseLabel(release)} is ${signed ? 'signed by a key that is not trusted here for it' : 'not signed'}. Sign it with ` +
      'your key, ATRIUM_SIGNING_KEY=FILE ("atrium key FILE" makes one), and ask the operator to add its public key to ' +
      'the trusted keys of the gateways.',
  },
  /** The release requests privileges that are not granted to its signing key. */
  PrivilegeNotGranted: {
    status: 403,
    sentence: (release: ReleaseReference, privileges: string[]) =>
      `${releaseLabel(release)} requests the privilege ${privileges.join(', ')}, which is not granted to its signing ` +
      'key. Remove "privileges" from remote.config.ts, or ask the operator to add the privilege after the remotes in ' +
      `the key's line of the trusted keys: NAME KEY ${release.remote} ${privileges.join(',')}`,
  },
  SigningKeyUnusable: {
    status: 422,
    sentence: (where: string) => `${where} is not a readable private Ed25519 key in PEM. "atrium key FILE" makes one.`,
  },
  TrustedKeysUnusable: {
    status: 422,
    sentence: (where: string, faults: string[]) =>
      `The trusted keys in ${where} cannot be used:\n${listFaults(faults)}`,
  },
  /** Stored releases are not served: they have no trusted signature, or were altered. */
  ReleasesRefused: {
    status: 409,
    sentence: (releases: string[]) =>
      `The stored releases ${releases.join(', ')} have no trusted signature; the releases served before stay in use. ` +
      'Publish them again from a signed build. If they were not changed on purpose, check who can write to the database.',
  },
  /** Channels are not followed: they are missing, outdated, or have no trusted signature. */
  ChannelsRefused: {
    status: 409,
    sentence: (remotes: string[]) =>
      `The stored channel of ${remotes.join(', ')} has no trusted signature, or is an earlier state; the channel served ` +
      'before stays in use. If gateways share this database, give all of them the same trusted keys. If not, check ' +
      'who can write to the database; the next promote or rollback by an operator repairs the channel.',
  },
  /** No gateway would follow the channel: the signing key is not trusted with channels. */
  ChannelNotSigned: {
    status: 409,
    sentence: (remote: string, publicKey: string | undefined) =>
      `The channel of ${remote} was not changed: this registry ${publicKey === undefined ? 'has no signing key' : 'signs with a key that is not trusted here with all remotes'}, ` +
      'so no gateway would follow it. ' +
      (publicKey === undefined
        ? 'Set ATRIUM_SIGNING_KEY.'
        : `Add "NAME ${publicKey}" to the trusted keys of the gateways, or set ATRIUM_SIGNING_KEY to another key.`),
  },
  /** The stored bytes of a file do not match its hash. */
  FileRefused: {
    status: 404,
    sentence: (integrity: string) =>
      `The stored bytes of the file ${integrity} do not match its hash; it is not served.`,
  },
  ...merchantRefusals,
} satisfies RefusalTable;
