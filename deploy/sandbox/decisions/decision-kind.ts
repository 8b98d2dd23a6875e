import type { Backend } from '../backend';

/** Something that waits for an operator. */
export interface PendingDecision {
  /** Unique within its kind. */
  id: string;
  merchant: string;
  /** Name of the account that waits. */
  account: string;
  /** What is asked for, in a sentence. */
  about: string;
  /** Milliseconds since 1970. */
  since: number;
  /** Pictures that came with it, as paths below the control page. */
  pictures?: readonly string[];
}

/** A kind of pending decision: what waits, and what an operator can choose. A new kind is a file and a line of the list. */
export interface DecisionKind {
  /** In addresses and requests. */
  kind: string;
  title: string;
  /** Choices with the label of their button. */
  choices: Readonly<Record<string, string>>;
  /** The oldest first, at most `limit`. */
  list(backend: Backend, limit: number): Promise<PendingDecision[]>;
  /**
   * Applies a choice once; `reason` is what the account reads, possibly empty. Returns whether the decision was still
   * pending.
   */
  decide(backend: Backend, id: string, choice: string, reason: string): Promise<boolean>;
}
