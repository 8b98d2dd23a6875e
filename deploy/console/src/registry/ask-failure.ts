/** Why an answer did not come: the registry said no, it could not be reached, or it answered something else. */
export class AskFailure extends Error {
  override readonly name = 'AskFailure';

  constructor(
    /** Name of the refusal, such as `ChannelMoved`; `Unreachable` and `Misunderstood` are our own. */
    readonly kind: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Whatever was thrown, as something that can be told. */
export function failureIn(error: unknown): AskFailure {
  if (error instanceof AskFailure) return error;
  return new AskFailure('Misunderstood', 'Something went wrong in this page. Reload it and try again.', {
    cause: error,
  });
}
