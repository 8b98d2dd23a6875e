import type { ContractKind } from '@atrium/api';
import type { Contract } from './tables';

export type Party = 'upline' | 'downline' | 'clock';

export type State = Pick<Contract, 'status' | 'terminating'>;

/** Everything that can happen to a contract after its first offer. */
export type Step =
  'OFFER' | 'EXPIRE' | 'ACCEPT' | 'REJECT' | 'ASK_TERMINATION' | 'KEEP' | 'TERMINATE' | 'REPLACE' | 'END';

interface Transition {
  by: Party;
  from: (state: State) => boolean;
  to: State;
}

const offered = ({ status }: State) => status === 'P' || status === 'E';
const active = ({ status }: State) => status === 'V';
const is = (status: State['status'], terminating = false): State => ({ status, terminating });

/** Who takes each step, from where and to where. There are no others. */
const transitions: Readonly<Record<Step, Transition>> = {
  OFFER: { by: 'upline', from: ({ status }) => status === 'E', to: is('P') },
  EXPIRE: { by: 'clock', from: ({ status }) => status === 'P', to: is('E') },
  ACCEPT: { by: 'downline', from: offered, to: is('V') },
  REJECT: { by: 'downline', from: offered, to: is('R') },
  ASK_TERMINATION: { by: 'upline', from: (state) => active(state) && !state.terminating, to: is('V', true) },
  KEEP: { by: 'downline', from: (state) => active(state) && state.terminating, to: is('V') },
  TERMINATE: { by: 'downline', from: (state) => active(state) && state.terminating, to: is('C') },
  // another contract about the same was accepted
  REPLACE: { by: 'clock', from: active, to: is('C') },
  // the downline has another upline
  END: { by: 'clock', from: (state) => offered(state) || active(state), to: is('C') },
};

export const partyOf = (step: Step): Party => transitions[step].by;

/** The state after a step; undefined where the step does not exist. */
export function after(state: State, step: Step): State | undefined {
  const { from, to } = transitions[step];
  return from(state) ? to : undefined;
}

/** Whether the downline has something to answer. */
export const isWaiting = (state: State): boolean => offered(state) || (active(state) && state.terminating);

/**
 * The step that a letter of the downline means for the state it finds: `A` accepts an offer and keeps an active
 * contract, for which an hourly one takes `R`. Undefined where it means nothing.
 */
export function stepOf(letter: 'A' | 'R' | 'C', kind: ContractKind, state: State): Step | undefined {
  const kept = kind === 'hourly' ? 'R' : 'A';
  const letters: Partial<Record<string, Step>> = offered(state)
    ? { A: 'ACCEPT', R: 'REJECT' }
    : { [kept]: 'KEEP', C: 'TERMINATE' };
  const step = letters[letter];
  return step && after(state, step) ? step : undefined;
}
