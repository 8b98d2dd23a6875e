import type { Report } from '../define-proof/report';
import type { Draw } from '../../support/seeded-random';
import { changed, kinds, writtenAs, type Action, type Kind, type Modelled } from './model';

const steps: readonly Action[] = ['offer', 'terminate', 'A', 'A', 'R', 'C', 'stranger', 'self'];
export const merchant = 'aurora';
/** The demo agent with contracts of its own, another agent, and two players made for the run. */
export const parties = { upline: 'agent1', downline: 'prover', stranger: 'passerby', otherUpline: 'agent2' } as const;
const { upline, downline, stranger, otherUpline } = parties;

/** How the parties reach the back end. */
export interface Lines {
  /** Makes a call of the catalogue as an account. */
  call(account: string, id: string, request: object): Promise<Answer>;
  /** Lets every offer that waits expire. */
  expire(): Promise<void>;
  /** Called before each sequence, with its number. */
  begin(sequence: number): void;
}

/** What the proof reads of an answer. */
export interface Answer {
  success: boolean;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the proof says what it expects
  value: any;
}

/** Within the terms of the demo agent's own contracts: as many conditions, and lower rates. */
const offers: Readonly<Record<Kind, object>> = {
  dividend: {
    ...{ productType: 'RNG', computationPeriod: 'WEEKLY' },
    contracts: [{ minimumBet: '100', netLoss: '10', activeMember: 1, contractRate: '1.5' }],
  },
  daily: { details: [{ betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.1' }] },
  hourly: { hourSalaryRates: [{ minimumBet: '50', activeMember: 1, rateType: 'PERCENT', rate: '0.1' }] },
  realtime: { realTimeSalaryRates: [{ betAmount: '10', lossRate: '0.1', winRate: '0.01' }] },
};

const answers: Readonly<Record<Kind, (id: string) => readonly [string, object]>> = {
  dividend: () => ['contracts.dividend', { productType: 'RNG', computationPeriod: 'WEEKLY' }],
  daily: (id) => ['contracts.dailySalary', { id }],
  hourly: (contractId) => ['contracts.hourlySalary', { contractId, productType: '' }],
  realtime: (contractId) => ['contracts.realTimeSalary', { contractId }],
};

/**
 * Offers and answers contracts in random order, sometimes two at once, and compares each outcome with the model. Returns
 * the number of actions, and of those that were refused.
 */
export async function runSequences(
  { call, expire, begin }: Lines,
  { sequences, draw, report }: { sequences: number; draw: Draw; report: Report },
): Promise<{ actions: number; refused: number }> {
  const { value: self } = await call(downline, 'member.info', {});
  const ids = new Map<Kind, string>();
  const states = new Map<Kind, Modelled>(kinds.map((kind) => [kind, 'none']));
  let actions = 0;
  let refused = 0;

  async function act(kind: Kind, action: Action): Promise<boolean> {
    actions += 1;
    const id = ids.get(kind) ?? '1';
    const [answer, about] = answers[kind](id);
    if (action === 'offer') {
      const offer = { downline: String(self.id), kind, ...offers[kind] };
      const { success, value } = await call(upline, 'contracts.offer', offer);
      if (success) ids.set(kind, value.id as string);
      return success;
    }
    if (action === 'terminate') return (await call(upline, 'contracts.terminate', { id })).success;
    // answers of others than the downline, and an end asked for by others than the upline
    if (action === 'stranger') {
      const tried = [
        await call(stranger, answer, { ...about, status: 'A' }),
        await call(otherUpline, 'contracts.terminate', { id }),
        await call(otherUpline, 'contracts.offer', { downline: String(self.id), kind, ...offers[kind] }),
        await call(stranger, 'contracts.history', { id }),
      ];
      return tried.some(({ success }) => success);
    }
    if (action === 'self') return (await call(downline, 'contracts.terminate', { id })).success;
    return (await call(downline, answer, { ...about, status: action })).success;
  }

  async function check(kind: Kind, what: string): Promise<void> {
    const id = ids.get(kind);
    const { value } = await call(downline, 'contracts.list', {});
    const found = value.contracts.find((one: { id: string }) => one.id === id);
    const expected = writtenAs(states.get(kind) ?? 'none');
    if (id !== undefined && (found?.status !== expected.status || found?.terminating !== expected.terminating))
      report.fault(`${kind} after ${what}: ${found?.status} ${found?.terminating} and not ${JSON.stringify(expected)}`);
  }

  for (let sequence = 0; sequence < sequences; sequence++) {
    begin(sequence);
    const kind = kinds[draw(0, kinds.length - 1)] ?? 'daily';
    if (sequence % 50 === 49) {
      await expire();
      for (const [one, state] of states) states.set(one, changed(state, 'expire', one) ?? state);
    }
    for (let step = draw(3, 8); step > 0; step--) {
      const state = states.get(kind) ?? 'none';
      // an offer beside an active salary is another contract
      const usable = steps.filter((one) => one !== 'offer' || kind === 'dividend' || (state !== 'V' && state !== 'T'));
      const allowed = usable.filter((one) => changed(state, one, kind) !== undefined);
      const pick = () => {
        const from = draw(0, 1) === 0 ? usable : allowed;
        return from[draw(0, from.length - 1)] ?? 'A';
      };
      const [first, other] = [pick(), draw(0, 3) === 0 ? pick() : undefined];
      // so is an offer at the moment of an answer
      const second = kind === 'dividend' || (first !== 'offer' && other !== 'offer') ? other : undefined;
      if (second === undefined) {
        const next = changed(state, first, kind);
        const done = await act(kind, first);
        if (done !== (next !== undefined))
          report.fault(`${kind} in ${state}: ${first} was ${done ? '' : 'not '}accepted`);
        if (!done) refused += 1;
        states.set(kind, next ?? state);
        await check(kind, `${first} in ${state}`);
        continue;
      }
      const done = await Promise.all([act(kind, first), act(kind, second)]);
      refused += done.filter((one) => !one).length;
      const ends = [inOrder(state, kind, [first, second]), inOrder(state, kind, [second, first])];
      const [forth, back] = ends.map(({ taken, end }, index) => ({
        end,
        taken: index === 0 ? taken : taken.toReversed(),
      }));
      const fits = [forth, back].find((one) => String(one?.taken) === String(done));
      if (!fits) report.fault(`${kind} in ${state}: ${first} and ${second} at once were ${String(done)}`);
      states.set(kind, fits?.end ?? state);
      await check(kind, `${first} and ${second} at once in ${state}`);
    }
  }
  return { actions, refused };
}

function inOrder(start: Modelled, kind: Kind, order: readonly Action[]): { taken: boolean[]; end: Modelled } {
  let state = start;
  const taken = order.map((action) => {
    const next = changed(state, action, kind);
    state = next ?? state;
    return next !== undefined;
  });
  return { taken, end: state };
}
