import { isStrict, toDecimal, type RewardState } from '@atrium/api';
import { and, asc, desc, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { textIn } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { fillConditions } from './fill-conditions';
import { isGoalMoney } from './is-goal-money';
import { mayHaveRewards } from './require-receiver';
import { isMet, rules, type Standing } from './rules';
import { rewardClaims, rewardOffers, type RewardClaim, type RewardOfferRow } from './tables';

/** An offer with what its rule says for an account, and the claim of the current period. */
export interface OfferOf {
  offer: RewardOfferRow;
  standing: Standing;
  state: RewardState;
  /** The latest claim of the period, also a refused one. */
  claim: RewardClaim | undefined;
}

/** All offers of an account that are in force now; none for an account without rewards. */
export async function offersOf(backend: Backend, account: Account): Promise<OfferOf[]> {
  if (!mayHaveRewards(account)) return [];
  const merchant = merchantByCode(backend, account.merchant);
  const { database } = backend.engine;
  const found = await database
    .select()
    .from(rewardOffers)
    .where(inForce(backend, merchant))
    .orderBy(asc(rewardOffers.id));
  return Promise.all(found.map((offer) => offerOf(backend, database, account, offer)));
}

/**
 * An offer by its id, or by the id of the promotion it is linked with.
 * @throws Refusal `reward_ended` when it is not in force for the account's merchant
 */
export async function offerById(
  backend: Backend,
  transaction: Transaction,
  account: Account,
  promotionId: string,
): Promise<OfferOf> {
  const merchant = merchantByCode(backend, account.merchant);
  const named = /^\d{1,15}$/.test(promotionId)
    ? or(eq(rewardOffers.id, Number(promotionId)), eq(rewardOffers.linkedPromotionId, promotionId))
    : eq(rewardOffers.linkedPromotionId, promotionId);
  const [offer] = await transaction
    .select()
    .from(rewardOffers)
    .where(and(inForce(backend, merchant), ne(rewardOffers.code, ''), named))
    .orderBy(desc(eq(rewardOffers.linkedPromotionId, promotionId)))
    .limit(1);
  if (!offer) throw new Refusal('reward_ended');
  return offerOf(backend, transaction, account, offer);
}

/** An offer as the call answers it. */
export function offerAnswer(merchant: Merchant, language: string, { offer, standing, state, claim }: OfferOf) {
  const currency = merchant.currency.code;
  const decimal = (minor: number) => toDecimal({ minor, currency });
  return {
    promotionId: String(offer.id),
    type: offer.area,
    title: textIn(offer.titles, language),
    content: fillConditions(textIn(offer.conditions, language), offer, merchant, language),
    amount: decimal(claim && claim.status !== 'R' ? claim.amount : standing.amount),
    currency,
    status: state,
    completed: standing.completed,
    total: standing.total,
    countsMoney: isGoalMoney(offer.rule),
    remarkRequired: offer.remarkRequired ? 'Y' : 'N',
    imageRequired: offer.imageRequired ? 'Y' : 'N',
    linkedPromotionId: offer.linkedPromotionId,
    endTime: offer.endsAt?.getTime() ?? null,
    reason: claim?.status === 'R' ? claim.reason : '',
    days: standing.days?.map(({ amount, claimed }) => ({ amount: decimal(amount), claimed })) ?? [],
  };
}

async function offerOf(backend: Backend, queries: Queries, account: Account, offer: RewardOfferRow): Promise<OfferOf> {
  const { zone } = merchantByCode(backend, account.merchant);
  const standing = await rules[offer.rule]({ queries, account, offer, now: backend.clock(), zone });
  const [claim] = await queries
    .select()
    .from(rewardClaims)
    .where(
      and(
        eq(rewardClaims.accountId, account.id),
        eq(rewardClaims.offerId, offer.id),
        eq(rewardClaims.period, standing.period),
      ),
    )
    .orderBy(desc(rewardClaims.id))
    .limit(1);
  return { offer, standing, claim, state: stateOf(standing, claim) };
}

function stateOf(standing: Standing, claim: RewardClaim | undefined): RewardState {
  if (claim?.status === 'P') return 'PENDING';
  if (claim?.status === 'A') return 'DONE';
  if (claim?.status === 'R') return 'REFUSED';
  return isMet(standing) ? 'CLAIMABLE' : '';
}

/** Rewards after a loss do not exist under a strict protection profile. */
function inForce({ clock }: Backend, { code, protection }: Merchant) {
  const now = new Date(clock());
  return and(
    eq(rewardOffers.merchant, code),
    lte(rewardOffers.startsAt, now),
    or(isNull(rewardOffers.endsAt), gt(rewardOffers.endsAt, now)),
    isStrict(protection.profile) ? ne(rewardOffers.area, 'rescueTask') : undefined,
  );
}
