/**
 * Why a remote's code is not there, in the terms that decide what may be tried next.
 *
 * | kind | means |
 * |---|---|
 * | `network` | refused, reset, or answered with an error |
 * | `hang` | no first byte, too slow, or not done in time |
 * | `integrity` | other bytes than the release names, or no hash to compare with |
 * | `execution` | the code does not parse, or threw while it was evaluated |
 * | `contract` | the range is not met, or what was promised is missing |
 */
export type FailureKind = 'network' | 'hang' | 'integrity' | 'execution' | 'contract';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly kind: FailureKind,
    /** For operators; persons read the host's own words. */
    message: string,
    cause?: unknown,
    /** Its addresses may not be asked again: they may hang, or the page may answer with what it remembers. */
    readonly spent: boolean = kind === 'hang' || kind === 'execution',
  ) {
    super(message, { cause });
  }
}

/** Any error as a failure: what is not one already was thrown by the remote's own code. */
export function asFailure(error: unknown): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure('execution', String(error), error);
}
