import fc from 'fast-check';
import { after, partyOf, stepOf, type State, type Step } from './transitions';

const kinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
const states = (['P', 'E', 'V', 'C', 'R'] as const).flatMap((status): State[] =>
  status === 'V' ? [false, true].map((terminating) => ({ status, terminating })) : [{ status, terminating: false }],
);

it.each([
  ['P', false, { A: 'ACCEPT', R: 'REJECT' }],
  ['E', false, { A: 'ACCEPT', R: 'REJECT' }],
  ['V', false, {}],
  ['V', true, { A: 'KEEP', C: 'TERMINATE' }],
  ['C', false, {}],
  ['R', false, {}],
] as const)(
  'letters in %s, termination asked %s [CTR-15] [CTR-16] [CTR-17] [CTR-18] [CTR-21]',
  (status, terminating, meant) => {
    for (const kind of kinds) {
      const own = kind === 'hourly' && terminating ? { R: 'KEEP', C: 'TERMINATE' } : meant;
      const found = (['A', 'R', 'C'] as const).map((letter) => [letter, stepOf(letter, kind, { status, terminating })]);
      expect(Object.fromEntries(found.filter(([, step]) => step !== undefined))).toEqual(own);
    }
  },
);

it('no sequence of letters and offers leaves the states, or revives a contract that has ended', () => {
  const moves = fc.array(fc.constantFrom('A', 'R', 'C', 'OFFER', 'ASK_TERMINATION', 'EXPIRE', 'END'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), moves, (kind, sequence) => {
      let state: State = { status: 'P', terminating: false };
      for (const move of sequence) {
        const isLetter = move === 'A' || move === 'R' || move === 'C';
        const step = isLetter ? stepOf(move, kind, state) : (move as Step);
        if (isLetter && step) expect(partyOf(step)).toBe('downline');
        const next = step && after(state, step);
        if (state.status === 'C' || state.status === 'R') expect(next).toBeUndefined();
        state = next ?? state;
        expect(states).toContainEqual(state);
      }
    }),
    { numRuns: 2_000 },
  );
});
