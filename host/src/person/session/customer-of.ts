import type { MemberInfo } from '@atrium/api';
import type { Customer } from '@atrium/contract';

/** The customer of a member info. What it does not name is as before. */
export function customerOf(member: MemberInfo, known: Pick<Customer, 'account' | 'kind'>): Customer {
  const { id, account, nickname } = member;
  return { id, account: account || known.account, nickname, kind: known.kind };
}
