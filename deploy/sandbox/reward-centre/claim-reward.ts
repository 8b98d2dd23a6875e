import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { exactlyOnce } from '../ledger/exactly-once';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { lockAccount } from './lock-account';
import { offerById } from './offers';
import { isOpen, openAreas } from './promotion-counts';
import { payReward } from './pay-reward';
import { requireReceiver } from './require-receiver';
import { rewardClaims } from './tables';

/**
 * Pays a reward that is ready, once for each period of its rule and once for each idempotency key.
 * @throws Refusal `in_stay_tuned` where the merchant has closed it, `reward_ended`, `reward_not_ready`, `reward_taken`, or that of a door
 */
export async function claimReward(backend: Backend, call: CustomerCall, promotionId: string) {
  const { account } = call.customer;
  requireReceiver(account);
  const areas = await openAreas(backend, call.merchant);
  const request = { scope: `reward:${account.id}`, key: call.idempotencyKey, payload: { promotionId } };
  return exactlyOnce(backend, request, async (transaction) => {
    await lockAccount(transaction, account.id);
    const { offer, standing, state } = await offerById(backend, transaction, account, promotionId);
    if (!isOpen(areas, offer)) throw new Refusal('in_stay_tuned');
    if (offer.rule === 'application') throw new Refusal('reward_not_ready');
    if (state === 'DONE' || state === 'PENDING') throw new Refusal('reward_taken');
    if (state !== 'CLAIMABLE') throw new Refusal('reward_not_ready');
    const at = new Date(backend.clock());
    const { id } = onlyRow(
      await transaction
        .insert(rewardClaims)
        .values({
          ...{ accountId: account.id, offerId: offer.id, period: standing.period },
          ...{ status: 'A' as const, amount: standing.amount, createdAt: at, decidedAt: at },
        })
        .returning({ id: rewardClaims.id }),
    );
    return payReward(backend, transaction, account, {
      amount: standing.amount,
      key: `reward-claim:${id}`,
      reference: offer.code,
    });
  });
}
