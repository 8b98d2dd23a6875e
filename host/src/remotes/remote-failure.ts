/**
 * Why a remote's code could not be loaded, in the terms that decide what may be tried next.
 *
 * | kind | means |
 * |---|---|
 * | `network` | refused, reset, or answered with an error |
 * | `hang` | no first byte, too slow, or not done in time |
 * | `integrity` | the bytes do not match the release, or there is no hash |
 * | `execution` | the code does not parse, or threw while it was evaluated |
 * | `contract` | the range is not met, or a declared view or command is missing |
 */
export type FailureKind = 'network' | 'hang' | 'integrity' | 'execution' | 'contract';

export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  constructor(
    readonly kind: FailureKind,
    /** For operators; persons read the host's own texts. */
    message: string,
    cause?: unknown,
    /** Its addresses must not be requested again: they may hang, or the browser may answer from memory. */
    readonly spent: boolean = kind === 'hang' || kind === 'execution',
  ) {
    super(message, { cause });
  }
}

/** Any error as a failure: any other error was thrown by the remote's own code. */
export function asFailure(error: unknown): RemoteFailure {
  return error instanceof RemoteFailure ? error : new RemoteFailure('execution', String(error), error);
}
