import { refusals, type RefusalKey } from './refusals';

interface RefusalDetails {
  /** HTTP status; defaults to that of the key in `refusals`. */
  status?: number;
  value?: unknown;
  /** Seconds before a retry makes sense. */
  retryAfter?: number;
  /** Replaces the text of the key. */
  text?: string | undefined;
}

/** A refused request, with a reason the caller may read. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** HTTP status; business failures answer 200 with `success: false`. */
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;
  readonly text: string | undefined;

  constructor(
    readonly key: RefusalKey,
    { status = refusals[key], value, retryAfter, text }: RefusalDetails = {},
  ) {
    super(key);
    this.status = status;
    this.value = value;
    this.retryAfter = retryAfter;
    this.text = text;
  }
}
