import * as v from 'valibot';
import { RewardOfferSchema } from './rewards';

test('remarkRequired and imageRequired are read as Y and N [RWD-05]', () => {
  const read = (changes: object) => v.parse(RewardOfferSchema, { promotionId: 3, ...changes });
  expect(read({ remarkRequired: 'Y', imageRequired: 'N', linkedPromotionId: 8 })).toMatchObject({
    promotionId: '3',
    remarkRequired: true,
    imageRequired: false,
    linkedPromotionId: '8',
  });
  expect(read({})).toMatchObject({
    remarkRequired: false,
    imageRequired: false,
    linkedPromotionId: '',
    type: 'promoList',
  });
});
