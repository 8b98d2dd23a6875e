import { kindOfType, type MemberInfo } from '@atrium/api';
import type { Customer, SessionGrant } from '@atrium/contract';

/**
 * The customer of a member info. What it does not name is as before; an account of unknown kind is a player's. The kind
 * is what the sign-in concluded, else `isAgent` of the member info, else its `type`.
 */
export function customerOf(member: MemberInfo, known: Pick<SessionGrant, 'account' | 'kind'>): Customer {
  const { id, account, nickname, kind, type } = member;
  return { id, account: account || known.account, nickname, kind: Number(known.kind ?? kind ?? kindOfType(type) ?? 0) };
}
