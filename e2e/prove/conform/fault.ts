/** A request on its way to the back end. */
export interface PassingRequest {
  /** Id of the call. */
  call: string;
  merchant: string;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Tokens of the first two accounts of the file. */
  tokens: { member?: string; other?: string };
  /** Whether a request to the same call had this idempotency key before. */
  isRepeated: boolean;
}

/** An answer on its way back. */
export interface PassingAnswer {
  status: number;
  headers: Record<string, string>;
  /** The parsed body. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a fault breaks any answer
  body: any;
  /** Sent instead of the body. */
  text?: string;
  /** Sends nothing at all. */
  isCut?: boolean;
}

/** A back end with one broken promise. */
export interface Fault {
  name: string;
  /** The check that must find it. */
  check: string;
  /** The call of which the promise is broken. */
  call: string;
  /** Other calls that take part in the check. */
  with?: readonly string[];
  /** Changes a request to the call. */
  request?(request: PassingRequest): void;
  /** Changes an answer of the call. */
  answer?(answer: PassingAnswer, request: PassingRequest): void | Promise<void>;
  /** Answers in place of the back end. */
  instead?(request: PassingRequest): PassingAnswer | undefined;
}
