import type { Backend } from '../backend';
import { Refusal } from '../wire/refusal';
import type { DecisionKind, PendingDecision } from './decision-kind';
import { decisionKinds } from './decision-kinds';

/** Decisions of each kind that the control page shows. */
const shown = 100;

interface Choice {
  kind: string;
  id: string;
  choice: string;
}

/** All pending decisions by kind, each with the choices there are. */
export async function pendingDecisions(backend: Backend) {
  const kinds: (Pick<DecisionKind, 'kind' | 'title' | 'choices'> & { pending: PendingDecision[] })[] = [];
  for (const { kind, title, choices, list } of decisionKinds)
    kinds.push({ kind, title, choices, pending: await list(backend, shown) });
  return kinds;
}

/** @throws Refusal when there is no such kind or choice, or the decision is no longer pending */
export async function decide(backend: Backend, { kind, id, choice }: Choice): Promise<void> {
  const found = decisionKinds.find((candidate) => candidate.kind === kind);
  if (!found) {
    const kinds = decisionKinds.map((candidate) => candidate.kind).join(', ');
    throw new Refusal('request_invalid', { text: `kind: there is no kind "${kind}"; there are: ${kinds}` });
  }
  if (!Object.hasOwn(found.choices, choice)) {
    const choices = Object.keys(found.choices).join(', ');
    throw new Refusal('request_invalid', { text: `choice: "${choice}" is not one of: ${choices}` });
  }
  if (!(await found.decide(backend, id, choice))) throw new Refusal('decision_unknown');
}
