import { accountRole } from '@atrium/api';
import type { Account, Fact, Part, Readable, SessionState } from '@atrium/contract';
import { factsOf, type FactSource } from './fact-store';

/** The facts about the person on this page, from session and account. */
export function personFacts(session: Readable<SessionState>, account: Account): FactSource[] {
  return [
    factsOf(session, rememberingSession()),
    factsOf(account.member, (part) => valueOf(part)?.labels.map((label): Fact => `label:${label}`) ?? []),
    factsOf(account.member, (part): Fact[] => (valueOf(part)?.toUpline ? ['upline:transfer'] : [])),
    factsOf(account.contracts, (part) => namesOfTrue(valueOf(part)).map((name): Fact => `contract:${name}`)),
    factsOf(account.promotions, (part) =>
      Object.entries(valueOf(part) ?? {}).flatMap(([kind, { enabled }]): Fact[] =>
        enabled ? [`promotion:${kind}`] : [],
      ),
    ),
    factsOf(account.wallet, (part): Fact[] => (valueOf(part)?.single ? ['wallet:single'] : [])),
    factsOf(account.rebate, (part): Fact[] => (valueOf(part)?.offered ? ['rebate'] : [])),
  ];
}

/** The facts of a lost session stay as they were: the person has not read why yet, and still sees the page. */
function rememberingSession(): (state: SessionState) => readonly Fact[] {
  let latest: readonly Fact[] = [];
  return (state) => {
    if (state.status !== 'lost') latest = sessionFacts(state);
    return latest;
  };
}

/** The roles of a person: further rights, over teams and downlines, come from switches and not from further roles. */
export type Role = 'visitor' | 'player' | 'agent';

export function roleOf(state: SessionState): Role {
  if (state.status !== 'signed-in') return 'visitor';
  return accountRole(state.customer.kind).agent ? 'agent' : 'player';
}

export function sessionFacts(state: SessionState): readonly Fact[] {
  const role = roleOf(state);
  if (state.status !== 'signed-in' || role === 'visitor') return [];
  return accountRole(state.customer.kind).trial ? ['signed-in', role] : ['signed-in', 'real-account', role];
}

function valueOf<T>(part: Part<T>): T | undefined {
  return part.state === 'absent' ? undefined : part.value;
}

function namesOfTrue(flags: Record<string, boolean> | undefined): string[] {
  return Object.entries(flags ?? {}).flatMap(([name, value]) => (value ? [name] : []));
}
