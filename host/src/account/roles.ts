import type { AccountParts } from '@atrium/contract';

type PartName = keyof AccountParts;

/** Role numbers whose mail and consolidated data are never asked for: trial, agent-like players, sub-agents. */
const withoutMail = new Set([4, 40, 41, 42]);
/** Role numbers that have promotions and consolidated data: players and the two agent levels. */
const fullAccounts = new Set([0, 1, 2]);

/** Which parts of the account picture a role has at all. Numbers not named here are ordinary players. */
export function partsOf(kind: number, { inbox }: { inbox: boolean }): PartName[] {
  const parts: PartName[] = ['member', 'balance', 'rank', 'wallet', 'rebate'];
  if (fullAccounts.has(kind)) parts.push('promotions', 'contracts');
  if (inbox && !withoutMail.has(kind)) parts.push('unread');
  return parts;
}
