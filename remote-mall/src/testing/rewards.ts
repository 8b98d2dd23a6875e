import type { Reward } from '@atrium/api';

/** A reward in wire format. */
export function reward(id: string, changes: Partial<Record<keyof Reward, unknown>> = {}) {
  return {
    id,
    name: `Reward ${id}`,
    price: 300,
    mpPointAmount: null,
    mpMoneyAmount: null,
    displayPointMoneyAmt: 'N',
    inventory: 5,
    adjustedCount: null,
    description: 'Nice to have.',
    merchandiseImages: [],
    imageLink: 'art:coffee',
    type: '1',
    ...changes,
  };
}

export const rewardTypes = [
  {
    typeId: '1',
    name: 'Vouchers',
    chineseName: '礼券',
    i18nStr: '{"EN":"Gift vouchers","TH":"บัตรกำนัล"}',
    isShowTitle: true,
  },
  { typeId: '2', name: 'Toys', chineseName: '玩具', i18nStr: '', isShowTitle: true },
];
