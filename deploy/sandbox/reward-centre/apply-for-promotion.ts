import { liveTypes, type rewardsApply } from '@atrium/api';
import { pictureTypes, readPicture } from '@atrium/api/pictures';
import type * as v from 'valibot';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { onlyRow } from '../database/only-row';
import { limitNetwork } from '../limits/limit-network';
import { publish } from '../live/publish';
import type { Call, CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { lockAccount } from './lock-account';
import { offerById } from './offers';
import { isOpen, openAreas } from './promotion-counts';
import { requireReceiver } from './require-receiver';
import { rewardClaimPictures, rewardClaims } from './tables';

/**
 * Checks the switch and the limit of the network before a body is read.
 * @throws Refusal `in_stay_tuned`, `login_try_later`
 */
export async function admitApplication(backend: Backend, call: Pick<Call, 'merchant' | 'address'>): Promise<void> {
  if (!(await isSwitchOn(backend, call.merchant, 'REWCEN3'))) throw new Refusal('in_stay_tuned');
  await limitNetwork(backend, call, 'application');
}

/**
 * Stores an application, which waits for the merchant's decision.
 * @throws Refusal `in_stay_tuned`, `reward_ended`, `reward_not_ready`, `reward_in_review`, `reward_taken`, `activity_apply_remark_limit1`, `not_empty`, or a
 *   fault of a picture
 */
export async function applyForPromotion(
  backend: Backend,
  call: CustomerCall,
  { promotionId, remarks, pictures }: v.InferOutput<typeof rewardsApply.request>,
): Promise<void> {
  const { account } = call.customer;
  requireReceiver(account);
  const areas = await openAreas(backend, call.merchant);
  const read = await Promise.all(pictures.map(pictureOf));
  await backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    const { offer, standing, state } = await offerById(backend, transaction, account, promotionId);
    if (!isOpen(areas, offer)) throw new Refusal('in_stay_tuned');
    if (offer.rule !== 'application') throw new Refusal('reward_not_ready');
    if (state === 'PENDING') throw new Refusal('reward_in_review');
    if (state === 'DONE') throw new Refusal('reward_taken');

    if (offer.remarkRequired && !hasText(remarks)) throw new Refusal('activity_apply_remark_limit1');
    if (offer.imageRequired && read.length === 0) throw new Refusal('not_empty');
    const { id: claimId } = onlyRow(
      await transaction
        .insert(rewardClaims)
        .values({
          ...{ accountId: account.id, offerId: offer.id, period: standing.period, status: 'P' as const },
          ...{ amount: standing.amount, remark: remarks, createdAt: new Date(backend.clock()) },
        })
        .returning({ id: rewardClaims.id }),
    );
    if (read.length > 0)
      await transaction.insert(rewardClaimPictures).values(
        read.map(({ kind, bytes }, index) => ({
          ...{ claimId, number: index + 1, type: pictureTypes[kind], picture: bytes },
        })),
      );
    // other tabs show it as pending
    await publish(backend, transaction, account.id, { type: liveTypes.promotion, popup: false });
  });
}

/** Whether a text has a character that is seen. */
function hasText(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}

async function pictureOf(file: Blob) {
  const read = readPicture(new Uint8Array(await file.arrayBuffer()), { strict: true });
  if (!read.ok) throw new Refusal(read.fault);
  return read.picture;
}
