import type { Bench } from '@atrium/deploy/sandbox-bench';
import type { Draw } from '../../support/seeded-random';
import { dayOf, type Belongings } from './belongings';
import { isBelow, type Member } from './teams';

/** One call about something that may belong to another. */
export interface Attempt {
  call: string;
  /** The request about a target: its id or its name. */
  request: (target: string) => object;
  target: string;
  /** A target of the same form that does not exist. */
  unknown: string;
  isAllowed: boolean;
}

const unknownId = '987654321';
const unknownName = 'borderless';

/** Draws a call of an agent about another member, or about something of one. */
export function drawAttempt(
  bench: Bench,
  caller: Member,
  { members, belongings, draw }: { members: readonly Member[]; belongings: Belongings; draw: Draw },
): Attempt {
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[draw(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
  const range = { from: dayOf(bench.now - 5 * 86_400_000), to: dayOf(bench.now), zone: 'UTC' };
  const page = { pageNo: 1, pageSize: 20 };
  /** Half of the draws are about something of the caller, where there is any. */
  const drawn = <Item>(items: readonly Item[], isOwn: (item: Item) => boolean): Item => {
    const own = draw(0, 1) === 0 ? items.filter(isOwn) : [];
    return one(own.length > 0 ? own : items);
  };
  const member = drawn(members, (other) => isBelow(other, caller));
  const ofTeam = isBelow(member, caller);
  const byId = { target: member.id, unknown: unknownId };
  const byName = { target: member.name, unknown: unknownName, isAllowed: ofTeam };
  const contract = drawn(belongings.contracts, ({ upline, downline }) => upline === caller || downline === caller);
  const ofContract = { target: contract.id, unknown: unknownId };
  const isUpline = contract.upline === caller;
  const isDownline = contract.downline === caller;
  const link = drawn(belongings.links, ({ owner }) => owner === caller);
  const ofLink = { target: link.id, unknown: unknownId, isAllowed: link.owner === caller };
  const pay = drawn(belongings.pays, ({ owner }) => owner === caller);
  const search = (call: string): Attempt => ({
    call,
    request: (name) => ({ ...range, ...page, search: name }),
    ...byName,
  });
  const answer = (call: string, name: 'id' | 'contractId', fields: object = {}): Attempt => ({
    ...{ call, ...ofContract, isAllowed: isDownline },
    // a letter that means nothing in an active contract: a downline reads the status, others learn nothing
    request: (id) => ({ [name]: id, status: 'R', ...fields }),
  });
  return one<() => Attempt>([
    () => ({
      ...{ call: 'agent.downlines', ...byId, isAllowed: ofTeam },
      request: (of) => ({ ...range, ...page, of, search: '' }),
    }),
    () => ({
      ...{ call: 'agent.downlines', ...byName },
      request: (name) => ({ ...range, ...page, of: '', search: name }),
    }),
    () => search('agent.bets'),
    () => search('agent.loss'),
    () => search('agent.payments'),
    () => ({
      ...{ call: 'agent.transfer', ...byName },
      request: (account) => ({ lines: [{ account, amount: '0.01' }], password: '246810' }),
    }),
    () => ({ call: 'agent.linkAccounts', request: (id) => ({ id, ...page }), ...ofLink }),
    () => ({ call: 'agent.switchLink', request: (id) => ({ id, active: true }), ...ofLink }),
    () => ({ call: 'agent.openEnvelope', request: (id) => ({ id }), ...byId, isAllowed: false }),
    () => ({
      ...{ call: 'contracts.offer', ...byId, isAllowed: member.upline === caller },
      request: (downline) => ({
        ...{ downline, kind: 'daily' },
        details: [{ betVolume: '1', activeMember: 1, rateType: 'PERCENT', rate: '0.01' }],
      }),
    }),
    () => ({
      ...{ call: 'contracts.list', ...byName },
      request: (name) => ({ search: name, ...page }),
      isAllowed: member === caller.upline || member.upline === caller,
    }),
    () => ({
      ...{ call: 'contracts.history', ...ofContract, isAllowed: isUpline || isDownline },
      request: (id) => ({ id }),
    }),
    () => ({ call: 'contracts.terminate', ...ofContract, isAllowed: isUpline, request: (id) => ({ id }) }),
    () => answer('contracts.dailySalary', 'id'),
    () => answer('contracts.wage', 'id'),
    () => ({ ...answer('contracts.hourlySalary', 'contractId', { productType: '' }), isAllowed: false }),
    () => ({ ...answer('contracts.hourSalary', 'contractId'), isAllowed: false }),
    () => ({ ...answer('contracts.realTimeSalary', 'contractId'), isAllowed: false }),
    () => ({
      ...{ call: 'contracts.payRounds', target: pay.id, unknown: unknownId, isAllowed: pay.owner === caller },
      request: (id) => ({ id, ...page }),
    }),
  ])();
}
