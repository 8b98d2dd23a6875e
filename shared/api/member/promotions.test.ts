import * as v from 'valibot';
import { memberPromotions } from './promotions';

const mission = { enabled: true, count: 3 };
const referral = { enabled: false, count: 0 };

test('counts that are no numbers cost themselves alone', () => {
  const answer = { MISSION: { enabled: true, count: 3 }, unreadMessage: 'x', availablePromoCount: 1.5 };
  expect(v.parse(memberPromotions.answer, answer)).toEqual({
    ...{ unreadMessage: 0, availablePromoCount: 0 },
    promotions: { MISSION: { enabled: true, count: 3 } },
  });
});

test('the availability map holds each kind with its flag and count, the unread messages and the available promotions [RWD-19]', () => {
  const answer = { MISSION: mission, REFERRAL: referral, unreadMessage: 4, availablePromoCount: 2 };
  const read = { availablePromoCount: 2, unreadMessage: 4, promotions: { MISSION: mission, REFERRAL: referral } };
  expect(v.parse(memberPromotions.answer, answer)).toEqual(read);
  expect(
    v.parse(memberPromotions.answer, {
      promotions: { MISSION: { enabled: 'Y', count: '3' }, REFERRAL: { enabled: 0 } },
      ...{ unreadMessage: '4', availablePromoCount: 2 },
    }),
  ).toEqual(read);
});
