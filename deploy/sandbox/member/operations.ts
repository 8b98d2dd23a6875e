import {
  memberFunds,
  memberIcon,
  memberInfo,
  memberLanguage,
  memberPromotions,
  memberRank,
  memberSecurity,
  memberSetIcon,
  memberUnread,
} from '@atrium/api';
import { eq } from 'drizzle-orm';
import { accounts, type Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { consolidatedContracts } from '../contracts/read-contracts';
import { unreadMessages } from '../inbox/inbox';
import { readFactors } from '../second-factor/factors';
import { customerOperation, type Operation } from '../wire/operation';
import type { Merchant } from '../merchants/merchant';
import { promotionCountsOf } from '../reward-centre/promotion-counts';
import { hasLanguage } from '../wire/merchant-of';
import { Refusal } from '../wire/refusal';
import { memberOf } from './member';
import { rankOf, reachLevel } from './rank';
import { securityOf } from './security';

export const memberOperations = (backend: Backend): Operation[] => [
  customerOperation(memberInfo, async (_request, { merchant, customer: { account }, language }) =>
    memberOf(merchant, { ...account, level: await reachLevel(backend, merchant, account) }, language),
  ),
  customerOperation(memberIcon, (_request, { customer }) => ({ icon: customer.account.icon })),
  customerOperation(memberSetIcon, async ({ icon }, { merchant, customer }) => {
    if (Number(icon) > merchant.profileIconCount) throw new Refusal('request_invalid');
    await backend.engine.database.update(accounts).set({ icon }).where(eq(accounts.id, customer.account.id));
  }),
  customerOperation(memberLanguage, async ({ language }, { merchant, customer }) => {
    if (!hasLanguage(merchant, language)) throw new Refusal('request_invalid');
    await backend.engine.database.update(accounts).set({ language }).where(eq(accounts.id, customer.account.id));
  }),
  customerOperation(memberFunds, (_request, { merchant, customer }) =>
    consolidatedContracts(backend, merchant, customer.account),
  ),
  customerOperation(memberRank, (_request, { merchant, customer, language }) =>
    rankOf(backend, merchant, customer.account, language),
  ),
  customerOperation(memberSecurity, async (_request, { customer: { account } }) =>
    securityOf(account, await readFactors(backend.engine.database, account.id)),
  ),
  customerOperation(memberUnread, async ({ from }, { customer }) => ({
    total: await unreadMessages(backend, customer.account.id, from),
  })),
  customerOperation(memberPromotions, async (_request, { merchant, customer }) => ({
    ...(await availability(backend, merchant, customer.account)),
    unreadMessage: await unreadMessages(backend, customer.account.id),
  })),
];

async function availability(backend: Backend, merchant: Merchant, account: Account) {
  const promotions = await promotionCountsOf(backend, merchant, account);
  const availablePromoCount = Object.values(promotions).reduce((sum, { count }) => sum + count, 0);
  return { availablePromoCount, promotions };
}
