/** One request of a client to the registry, as the client knows it. Moments are milliseconds of one clock. */
export type Request = PublishRequest | ChangeRequest | ReadRequest;

interface SentRequest {
  remote: string;
  asked: number;
  /** Undefined without an answer. */
  answered?: number;
}

export interface PublishRequest extends SentRequest {
  kind: 'publish';
  release: string;
  outcome: Outcome<{ outcome: string }>;
}

export interface ChangeRequest extends SentRequest {
  kind: 'change';
  /** The change's reason in the history. */
  key: string;
  action: 'promote' | 'rollback';
  /** The promoted release; undefined for a rollback. */
  release?: string;
  /** The revision the client saw. */
  expected: number;
  outcome: Outcome<{ revision: number; stable: string }>;
}

export interface ReadRequest extends SentRequest {
  kind: 'read';
  outcome: Outcome<{ revision: number }>;
}

/** `unknown` without an answer: the request may have been carried out. */
export type Outcome<Answer> =
  { is: 'done'; answer: Answer } | { is: 'refused'; name: string } | { is: 'unknown'; reason: string };
