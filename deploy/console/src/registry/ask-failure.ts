/** Why a call failed: the registry refused it, could not be reached, or sent an unexpected answer. */
export class AskFailure extends Error {
  override readonly name = 'AskFailure';

  constructor(
    /** Name of the refusal, such as `ChannelMoved`; `Unreachable` and `UnexpectedAnswer` are the console's. */
    readonly kind: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Converts any error to one that can be shown. */
export function failureIn(error: unknown): AskFailure {
  if (error instanceof AskFailure) return error;
  return new AskFailure('UnexpectedAnswer', 'Something went wrong on this page. Reload it and try again.', {
    cause: error,
  });
}
