/** A refused request, with a reason the caller may read. `key` is the message key. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status; business failures answer 200 with `success: false`. */
  readonly status: number;
  readonly value: unknown;
  /** Seconds before a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** Replaces the text of the key. */
  readonly text: string | undefined;

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
    this.text = words;
  }
}
