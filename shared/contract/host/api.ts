import type { GenericSchema } from 'valibot';

/** How a backend call is made: plain data, listed in the catalogue of calls. */
export interface Endpoint<Request = unknown, Answer = unknown> {
  /** Unique: `session.login`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What it is for, one sentence. */
  about: string;
  request: GenericSchema<unknown, Request>;
  /** The answer's `value`; read leniently, unknown fields ignored. */
  answer: GenericSchema<unknown, Answer>;
  /** How the request travels. Default: `query` for GET, `json` otherwise. */
  encoding?: 'query' | 'json' | 'form';
  /** The body is replaced by its encrypted form. Default false. */
  encrypted?: boolean;
  /** `loginDeviceId` joins the request. Default false. */
  deviceId?: boolean;
  /** Unnamed failures are not shown to the person. Default false. */
  silent?: boolean;
  /** At most one request per this many milliseconds; callers in between share the latest answer. */
  throttle?: number;
  /**
   * Its answer may start a session: the gateway keeps `value.token` in a cookie and answers a handle in its place
   * (docs/decisions/0048). Default: no.
   */
  grants?: 'session';
  /** Moves money: an idempotency key is sent, the page is held until the answer. Default false. */
  money?: boolean;
  example: { request: unknown; answer: unknown };
}

export interface CallOptions<Key extends string = never> {
  /** Error keys that the caller handles itself: they come back as values and nothing is shown. */
  expects?: readonly Key[];
  signal?: AbortSignal;
  /** The same key makes the server answer a repeated call as it did the first time. Default: a fresh one for money. */
  idempotencyKey?: string;
  /** Used instead of the session's for this one call (a forced password change before the session stands). */
  authorization?: string;
}

/** What a call with `expects` resolves with. */
export type Outcome<Answer, Key extends string> =
  { ok: true; value: Answer } | { ok: false; key: Key; message: string; value: unknown };

/** One client, one session, one error policy for all remotes. */
export interface Api {
  /** Rejects with a `CallError` that has already been told to the person where the policy says so. */
  call<Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request, options?: CallOptions): Promise<Answer>;
  call<Request, Answer, const Key extends string>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    options: CallOptions<Key> & { expects: readonly Key[] },
  ): Promise<Outcome<Answer, Key>>;
}

/**
 * A failed call. Views end their own spinner and say nothing: the host has told the person, or the policy says silence.
 * A view that owes an answer all the same (a silent launch after a click) speaks itself unless `details.told`.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    /** The server's key, or one of `network`, `timeout`, `cancelled`, `shape`, `http-<status>`, `session-lost`. */
    readonly key: string,
    message: string,
    readonly details: {
      endpoint: string;
      status?: number;
      requestId?: string;
      value?: unknown;
      cause?: unknown;
      /** Whether the host has shown something for it, or the policy says that nobody shall. Default: no. */
      told?: boolean;
    } = { endpoint: '' },
  ) {
    super(message, { cause: details.cause });
  }
}

/** Whether an error is a `CallError`, also one made by another bundle's copy of the class. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}
