import {
  memberFunds,
  memberIcon,
  memberInfo,
  memberLanguage,
  memberPromotions,
  memberRank,
  memberSecurity,
  memberUnread,
} from '@atrium/api';
import { eq } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { readFactors } from '../second-factor/factors';
import { customerOperation, type Operation } from '../wire/operation';
import { hasLanguage } from '../wire/merchant-of';
import { Refusal } from '../wire/refusal';
import { memberOf, rankOf } from './member';
import { securityOf } from './security';

export const memberOperations = (backend: Backend): Operation[] => [
  customerOperation(memberInfo, (_request, { merchant, customer, language }) =>
    memberOf(merchant, customer.account, language),
  ),
  customerOperation(memberIcon, (_request, { customer }) => ({ icon: customer.account.icon })),
  customerOperation(memberLanguage, async ({ language }, { merchant, customer }) => {
    if (!hasLanguage(merchant, language)) throw new Refusal('request_invalid');
    await backend.engine.database.update(accounts).set({ language }).where(eq(accounts.id, customer.account.id));
  }),
  customerOperation(memberFunds, (_request, { customer }) => ({
    dailysalreqtype: customer.account.kind === 1 ? 1 : 0,
    divtypereq: customer.account.kind === 1 ? 1 : 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    dailysalinfo: customer.account.kind === 1,
    dividendinfo: customer.account.kind === 1,
    hoursalinfo: customer.account.kind === 1,
    realtimesalinfo: false,
  })),
  customerOperation(memberRank, (_request, { merchant, customer, language }) =>
    rankOf(merchant, customer.account, language),
  ),
  customerOperation(memberSecurity, async (_request, { customer: { account } }) =>
    securityOf(account, await readFactors(backend.engine.database, account.id)),
  ),
  customerOperation(memberUnread, (_request, { customer }) => ({ total: customer.account.unread })),
  customerOperation(memberPromotions, (_request, { merchant, customer }) => ({
    availablePromoCount: Object.values(merchant.promotions).reduce((sum, { count }) => sum + count, 0),
    unreadMessage: customer.account.unread,
    promotions: merchant.promotions,
  })),
];
