/** A request that is not granted, for a reason the caller may read. `key` names the message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status; failures of the business answer 200 with `success: false`. */
  readonly status: number;
  readonly value: unknown;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;
  /** Said instead of the key's own text. */
  readonly words: string | undefined;

  constructor(
    readonly key: string,
    {
      status = 200,
      value,
      retryAfter,
      words,
    }: { status?: number; value?: unknown; retryAfter?: number; words?: string } = {},
  ) {
    super(key);
    this.status = status;
    this.value = value;
    this.retryAfter = retryAfter;
    this.words = words;
  }
}
