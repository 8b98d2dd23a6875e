import { liveTypes } from '@atrium/api';
import { languageCodes } from '@atrium/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { escapeHtml } from '../../html/escape';
import { accounts, type Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { onlyRow } from '../database/only-row';
import { amountText } from '../decisions/amount-text';
import type { DecisionKind } from '../decisions/decision-kind';
import { storeMessage } from '../inbox/store-message';
import { publish } from '../live/publish';
import { textIn, type SomeTexts } from '../merchants/some-texts';
import { messageText } from '../messages/message-text';
import { payReward } from './pay-reward';
import { rewardClaimPictures, rewardClaims, rewardOffers, type RewardClaim } from './tables';

/** Applications for promotions. An approved one is paid once. */
export const applicationDecisions: DecisionKind = {
  kind: 'reward-application',
  title: 'Applications for promotions',
  choices: { approve: 'Approve', reject: 'Reject' },

  async list(backend, limit) {
    const { engine } = backend;
    const rows = await engine.database
      .select({
        claim: rewardClaims,
        titles: rewardOffers.titles,
        merchant: accounts.merchant,
        account: accounts.name,
        pictures: engine.database.$count(rewardClaimPictures, eq(rewardClaimPictures.claimId, rewardClaims.id)),
      })
      .from(rewardClaims)
      .innerJoin(rewardOffers, eq(rewardOffers.id, rewardClaims.offerId))
      .innerJoin(accounts, eq(accounts.id, rewardClaims.accountId))
      .where(eq(rewardClaims.status, 'P'))
      .orderBy(asc(rewardClaims.createdAt), asc(rewardClaims.id))
      .limit(limit);
    return rows.map(({ claim: { id, amount, remark, createdAt }, titles, merchant, account, pictures }) => ({
      id: String(id),
      merchant,
      account,
      about: `${titles.EN ?? ''}, ${amountText(backend, merchant, amount)}${remark && `: ${remark}`}`,
      since: createdAt.getTime(),
      pictures: Array.from({ length: pictures }, (_, index) => `/applications/${id}/pictures/${index + 1}`),
    }));
  },

  async decide(backend, id, choice, reason) {
    if (!/^\d{1,15}$/.test(id)) return false;
    return backend.engine.transaction(async (transaction) => {
      const approved = choice === 'approve';
      const [claim] = await transaction
        .update(rewardClaims)
        .set({ status: approved ? 'A' : 'R', reason, decidedAt: new Date(backend.clock()) })
        .where(and(eq(rewardClaims.id, Number(id)), eq(rewardClaims.status, 'P')))
        .returning();
      if (!claim) return false;
      const account = onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, claim.accountId)));
      await tellDecision(backend, transaction, account, claim);
      if (approved)
        await payReward(backend, transaction, account, {
          amount: claim.amount,
          key: `reward-claim:${claim.id}`,
          reference: `application ${claim.id}`,
        });
      return true;
    });
  },
};

/** Announces a decision in the open tabs, and stores it as a message where the merchant has messages. */
async function tellDecision(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  { offerId, status, reason }: RewardClaim,
): Promise<void> {
  const { titles } = onlyRow(
    await transaction.select({ titles: rewardOffers.titles }).from(rewardOffers).where(eq(rewardOffers.id, offerId)),
  );
  const merchant = merchantByCode(backend, account.merchant);
  const language = account.language ?? merchant.languages[0] ?? 'EN';
  const approved = status === 'A';
  const key = approved ? 'application_approved' : 'application_refused';
  const said = approved ? '' : reason;
  if (await isSwitchOn(backend, merchant, 'MAILCEN', transaction))
    await storeMessage(backend, transaction, account, { titles, contents: contentsOf(key, said) });
  await publish(backend, transaction, account.id, {
    type: liveTypes.promotion,
    popup: true,
    title: textIn(titles, language),
    message: [messageText(key, language), said].filter(Boolean).join(' '),
    data: { success: approved, remarks: reason, time: backend.clock() },
  });
}

/** The text of a key in every language as HTML, and below it the reason as it was written. */
function contentsOf(key: string, reason: string): SomeTexts {
  const written = reason === '' ? '' : `<p>${escapeHtml(reason)}</p>`;
  return Object.fromEntries(languageCodes.map((code) => [code, `<p>${messageText(key, code)}</p>${written}`]));
}

/** A picture of an application; undefined when there is none. */
export async function applicationPicture({ engine }: Backend, claimId: number, number: number) {
  const [found] = await engine.database
    .select()
    .from(rewardClaimPictures)
    .where(and(eq(rewardClaimPictures.claimId, claimId), eq(rewardClaimPictures.number, number)));
  return found;
}
