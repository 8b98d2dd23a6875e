/** A contract as the proof sees it: `none` before the first offer, `T` while its end is asked for. */
export type Modelled = 'none' | 'P' | 'E' | 'V' | 'T' | 'C' | 'R';

export const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type Kind = (typeof kinds)[number];

export type Action = 'offer' | 'terminate' | 'expire' | 'A' | 'R' | 'C' | 'stranger' | 'self';

/** Every change that may happen, written down from the requirements and not from the code. */
const changes: Readonly<Record<Modelled, Partial<Record<Action, Modelled>>>> = {
  none: { offer: 'P' },
  P: { A: 'V', R: 'R', expire: 'E' },
  E: { A: 'V', R: 'R', offer: 'P' },
  V: { terminate: 'T' },
  T: { C: 'C' },
  C: { offer: 'P' },
  R: { offer: 'P' },
};

/** The state after an action; undefined where the action must be refused. */
export function changed(state: Modelled, action: Action, kind: Kind): Modelled | undefined {
  if (state === 'T' && action === (kind === 'hourly' ? 'R' : 'A')) return 'V';
  return changes[state][action];
}

/** How the back end writes a state. */
export const writtenAs = (state: Modelled): { status: string; terminating: boolean } => ({
  status: state === 'T' ? 'V' : state,
  terminating: state === 'T',
});
