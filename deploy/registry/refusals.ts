/** What the registry refuses. Each has a status for whoever answers over HTTP. */
export abstract class Refusal extends Error {
  abstract readonly status: number;
}

/** The folder or manifest is not a release; `faults` says everything that is wrong with it. */
export class ReleaseInvalid extends Refusal {
  override readonly name = 'ReleaseInvalid';
  readonly status = 422;
  constructor(
    where: string,
    readonly faults: string[],
  ) {
    super(`${where} is not a release that can be published:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

export class VersionTaken extends Refusal {
  override readonly name = 'VersionTaken';
  readonly status = 409;
  constructor(remote: string, version: string, present: string) {
    super(`${remote} ${version} is published already with other contents (release ${present}). Raise the version.`);
  }
}

export class AddressTaken extends Refusal {
  override readonly name = 'AddressTaken';
  readonly status = 409;
  constructor(remote: string, file: string) {
    super(`/r/${remote}/${file} holds other bytes already. An address never changes its contents.`);
  }
}

export class ReleaseUnknown extends Refusal {
  override readonly name = 'ReleaseUnknown';
  readonly status = 404;
  constructor(remote: string, id: string) {
    super(`There is no release ${id} of ${remote}.`);
  }
}

/** Somebody else changed the channel first. */
export class ChannelMoved extends Refusal {
  override readonly name = 'ChannelMoved';
  readonly status = 409;
  constructor(remote: string, environment: string, expected: number, present: number) {
    super(`The channel of ${remote} in ${environment} is at revision ${present}, not ${expected}. Look again first.`);
  }
}

/** The remote asks for another contract than the host in use states. */
export class ContractUnmet extends Refusal {
  override readonly name = 'ContractUnmet';
  readonly status = 409;
  constructor(remote: string, requires: string, stated: string) {
    super(`${remote} requires contract ${requires}, and the hosts in use state ${stated}.`);
  }
}

/** Another remote in the environment says the same of itself. */
export class ClaimTaken extends Refusal {
  override readonly name = 'ClaimTaken';
  readonly status = 409;
  constructor(remote: string, claim: string, owner: string) {
    super(`${remote} claims ${claim}, which is ${owner}'s.`);
  }
}
