import type { RewardArea, promotionCounts } from '@atrium/api';
import { isSwitchOn } from '../control/switches';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { hasOpenRaffle, hasRaffle } from '../raffle/raffle';
import { offersOf } from './offers';
import { mayHaveRewards } from './require-receiver';
import type { RewardOfferRow } from './tables';

type CountName = (typeof promotionCounts)[number] | 'MISSION' | 'REFERRAL';

const countOf: Record<RewardArea, CountName> = {
  signInTask: 'LOGIN',
  newbieTask: 'REGISTER',
  rescueTask: 'SAVIOR',
  promoList: 'MANUAL',
  mission: 'MISSION',
};

/** Whether the merchant has missions. */
export async function missionsEnabled(_backend: Backend, { promotions }: Merchant): Promise<boolean> {
  return promotions['MISSION']?.enabled === true;
}

/** Which offers the merchant has open. */
export interface OpenAreas {
  rewards: boolean;
  missions: boolean;
}

/** Read before a transaction begins, which has the only connection of an embedded database. */
export async function openAreas(backend: Backend, merchant: Merchant): Promise<OpenAreas> {
  const [rewards, missions] = await Promise.all([
    isSwitchOn(backend, merchant, 'REWCEN3'),
    missionsEnabled(backend, merchant),
  ]);
  return { rewards, missions };
}

/** Whether members see an offer of this area. */
export function isOpen({ rewards, missions }: OpenAreas, { area }: Pick<RewardOfferRow, 'area'>): boolean {
  return area === 'mission' ? missions : rewards;
}

/** The availability of promotions by kind: what an account could claim now. */
export async function promotionCountsOf(backend: Backend, merchant: Merchant, account: Account) {
  if (!mayHaveRewards(account)) return {};
  const areas = await openAreas(backend, merchant);
  const counts: Partial<Record<CountName, { enabled: boolean; count: number }>> = {};
  for (const { offer, state } of await offersOf(backend, account)) {
    if (!isOpen(areas, offer)) continue;
    const entry = (counts[countOf[offer.area]] ??= { enabled: true, count: 0 });
    if (state === 'CLAIMABLE') entry.count += 1;
  }
  if (areas.missions) counts.MISSION ??= { enabled: true, count: 0 };
  if (await hasRaffle(backend, account))
    counts.RAFFLE = { enabled: true, count: (await hasOpenRaffle(backend, account)) ? 1 : 0 };
  const referral = merchant.promotions['REFERRAL'];
  if (referral) counts.REFERRAL = { enabled: referral.enabled, count: 0 };
  return counts;
}
