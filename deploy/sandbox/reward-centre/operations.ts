import { promoCodeEnabled, promoCodeRedeem, rewardsApply, rewardsClaim, rewardsList } from '@atrium/api';
import { rewardPictures } from '@atrium/api/figures';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import type { CustomerCall } from '../wire/call';
import { customerOperation, customerUploadOperation, type Operation } from '../wire/operation';
import { Refusal } from '../wire/refusal';
import { admitApplication, applyForPromotion } from './apply-for-promotion';
import { claimReward } from './claim-reward';
import { offerAnswer, offersOf } from './offers';
import { hasPromoCodes, redeemPromoCode } from './promo-codes';
import { isOpen, openAreas } from './promotion-counts';
import { mayHaveRewards } from './require-receiver';

/** Rewards, missions and promo codes of a member. */
export const rewardOperations = (backend: Backend): Operation[] => [
  customerOperation(rewardsList, async (_request, call) => {
    const { customer, merchant, language } = call;
    const areas = await openAreas(backend, merchant);
    const offers = await offersOf(backend, customer.account);
    return offers.filter(({ offer }) => isOpen(areas, offer)).map((offer) => offerAnswer(merchant, language, offer));
  }),
  customerUploadOperation(
    rewardsApply,
    { files: rewardPictures, admit: (call) => admitApplication(backend, call) },
    (request, call) => applyForPromotion(backend, call, request),
  ),
  customerOperation(rewardsClaim, ({ promotionId }, call) => claimReward(backend, call, promotionId)),
  customerOperation(
    promoCodeEnabled,
    async (_request, call) =>
      mayHaveRewards(call.customer.account) &&
      (await rewardsOn(backend, call)) &&
      hasPromoCodes(backend, call.merchant.code),
  ),
  customerOperation(promoCodeRedeem, async ({ code }, call) => {
    if (!(await rewardsOn(backend, call))) throw new Refusal('in_stay_tuned');
    return redeemPromoCode(backend, call, code);
  }),
];

const rewardsOn = (backend: Backend, { merchant }: CustomerCall) => isSwitchOn(backend, merchant, 'REWCEN3');
