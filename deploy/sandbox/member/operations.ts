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
import { factorsOf } from '../second-factor/factors-of';
import { guarded, type Operation } from '../wire/operation';
import { speaks } from '../wire/merchant-of';
import { Refusal } from '../wire/refusal';
import { memberOf, rankOf } from './member';
import { securityOf } from './security';

export const memberOperations = (backend: Backend): Operation[] => [
  guarded(memberInfo, (_request, { merchant, customer, language }) => memberOf(merchant, customer.account, language)),
  guarded(memberIcon, (_request, { customer }) => ({ icon: customer.account.icon })),
  guarded(memberLanguage, async ({ language }, { merchant, customer }) => {
    if (!speaks(merchant, language)) throw new Refusal('request_invalid', { status: 400 });
    await backend.engine.database.update(accounts).set({ language }).where(eq(accounts.id, customer.account.id));
  }),
  guarded(memberFunds, (_request, { customer }) => ({
    dailysalreqtype: customer.account.kind === 1 ? 1 : 0,
    divtypereq: customer.account.kind === 1 ? 1 : 0,
    contracthoursalreq: 0,
    realtimesalreqtype: 0,
    dailysalinfo: customer.account.kind === 1,
    dividendinfo: customer.account.kind === 1,
    hoursalinfo: customer.account.kind === 1,
    realtimesalinfo: false,
  })),
  guarded(memberRank, (_request, { merchant, customer, language }) => rankOf(merchant, customer.account, language)),
  guarded(memberSecurity, async (_request, { customer: { account } }) =>
    securityOf(account, await factorsOf(backend.engine.database, account.id)),
  ),
  guarded(memberUnread, (_request, { customer }) => ({ total: customer.account.unread })),
  guarded(memberPromotions, (_request, { merchant, customer }) => ({
    availablePromoCount: Object.values(merchant.promotions).reduce((sum, { count }) => sum + count, 0),
    unreadMessage: customer.account.unread,
    promotions: merchant.promotions,
  })),
];
