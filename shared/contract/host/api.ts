import type { GenericSchema } from 'valibot';

/** How a back-end call is made: plain data, listed in the catalogue of calls. */
export interface Endpoint<Request = unknown, Answer = unknown> {
  /** Unique: `session.login`. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Its purpose, in one sentence. */
  about: string;
  request: GenericSchema<unknown, Request>;
  /** The answer's `value`; read leniently, unknown fields ignored. */
  answer: GenericSchema<unknown, Answer>;
  /**
   * How the request travels. Default: `query` for GET, `json` otherwise. `multipart` carries files: fields of the type
   * `Blob`; the call has two minutes.
   */
  encoding?: 'query' | 'json' | 'form' | 'multipart';
  /** The body is replaced by its encrypted form. Default false. */
  encrypted?: boolean;
  /** Adds `loginDeviceId` to the request. Default false. */
  deviceId?: boolean;
  /** Sends the customer's id in the header `CustomerId`; a visitor has none. Default false. */
  namesCustomer?: boolean;
  /** Unnamed failures are not shown to the person. Default false. */
  silent?: boolean;
  /** At most one request per this many milliseconds; calls in between share the latest answer. */
  throttle?: number;
  /**
   * Its answer may start a session: the gateway keeps `value.token` in a cookie and returns a handle in its place
   * (docs/decisions/0048). Default: no.
   */
  grants?: 'session';
  /**
   * Its answer is the same for every person: browsers keep it, and ask with its ETag whether it has changed. Default: no
   * answer is kept.
   */
  revalidates?: boolean;
  /** Moves money: sends an idempotency key and holds the page until the answer. Default false. */
  money?: boolean;
  example: { request: unknown; answer: unknown };
}

export interface CallOptions<Key extends string = never> {
  /** Error keys that the caller handles itself: they come back as values and nothing is shown. */
  expects?: readonly Key[];
  signal?: AbortSignal;
  /** Of a `multipart` call: receives the share of the request that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * Receives the server's clock at the answer, in milliseconds since 1970: a device's clock can be hours off. It is the
   * device's clock where the answer has no date, and is not called for an answer that another caller requested.
   */
  onServerTime?: (now: number) => void;
  /** The same key makes the server repeat its first answer. Default: a fresh key for calls that move money. */
  idempotencyKey?: string;
  /** Replaces the session's handle for this one call (a forced password change before the session begins). */
  authorization?: string;
}

/** The result of a call with `expects`. */
export type Outcome<Answer, Key extends string> =
  { ok: true; value: Answer } | { ok: false; key: Key; message: string; value: unknown };

/** One client, one session, one error policy for all remotes. */
export interface Api {
  /** Rejects with a `CallError`, already shown to the person where the policy requires it. */
  call<Request, Answer>(endpoint: Endpoint<Request, Answer>, request: Request, options?: CallOptions): Promise<Answer>;
  call<Request, Answer, const Key extends string>(
    endpoint: Endpoint<Request, Answer>,
    request: Request,
    options: CallOptions<Key> & { expects: readonly Key[] },
  ): Promise<Outcome<Answer, Key>>;
}

/**
 * A failed call. Views end their own spinner and show nothing: the host has shown the error, or the policy is silence.
 * A view that must answer anyway (a silent launch after a click) shows a message unless `details.handled`.
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
      /** Whether the host has shown the error, or the policy is silence. Default: no. */
      handled?: boolean;
    } = { endpoint: '' },
  ) {
    super(message, { cause: details.cause });
  }
}

/** Whether an error is a `CallError`, including one from another bundle's copy of the class. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof Error && error.name === 'CallError';
}
