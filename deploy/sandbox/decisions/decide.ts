import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import type { DecisionKind, PendingDecision } from './decision-kind';
import { decisionKinds } from './decision-kinds';

/** Decisions of each kind that are listed. */
const shown = 100;

const alreadyDecided = 'Nothing with this id waits for a decision any more: it may have been decided meanwhile.';

interface Choice {
  kind: string;
  id: string;
  choice: string;
  /** What the account reads. */
  reason?: string | undefined;
}

/** The pending decisions of all kinds in one list, the oldest first, each with its kind and choices. */
export async function pendingDecisions(backend: Backend) {
  const lists: (Pick<DecisionKind, 'kind' | 'title' | 'choices'> & PendingDecision)[][] = [];
  for (const { kind, title, choices, list } of decisionKinds)
    lists.push((await list(backend, shown)).map((pending) => ({ kind, title, choices, ...pending })));
  return lists.flat().sort((one, other) => one.since - other.since);
}

/** @throws Refusal when there is no such kind or choice, or the decision is no longer pending */
export async function decide(backend: Backend, { kind, id, choice, reason = '' }: Choice): Promise<void> {
  const found = decisionKinds.find((candidate) => candidate.kind === kind);
  if (!found) {
    const kinds = decisionKinds.map((candidate) => candidate.kind).join(', ');
    throw new Refusal('request_invalid', { text: `kind: there is no kind "${kind}"; there are: ${kinds}` });
  }
  if (!Object.hasOwn(found.choices, choice)) {
    const choices = Object.keys(found.choices).join(', ');
    throw new Refusal('request_invalid', { text: `choice: "${choice}" is not one of: ${choices}` });
  }
  if (!(await found.decide(backend, id, choice, reason)))
    throw new Refusal('decision_unknown', { text: alreadyDecided });
}
