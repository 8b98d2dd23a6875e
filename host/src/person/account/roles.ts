import type { PartName } from './part-names';

/** Role numbers without mail and consolidated data: trial, agent-like players, sub-agents. */
const withoutMail = new Set([4, 40, 41, 42]);
/** Role numbers with promotions, consolidated data and payment confirmations: players and the two agent levels. */
const fullAccounts = new Set([0, 1, 2]);

/** The parts of the account data that a role has. Unlisted numbers are ordinary players. */
export function partsOf(kind: number, switched: (name: string) => boolean): PartName[] {
  const parts: PartName[] = ['member', 'balance', 'rank', 'wallet'];
  if (fullAccounts.has(kind)) parts.push('promotions', 'contracts', 'confirmations');
  if (switched('INBOX3') && !withoutMail.has(kind)) parts.push('unread');
  if (switched('MYRBT3')) parts.push('rebate');
  return parts;
}
