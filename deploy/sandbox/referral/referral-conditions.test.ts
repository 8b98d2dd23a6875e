import { languageCodes } from '@atrium/contract';
import { referralConditions } from './referral-conditions';

const merchant = {
  stakes: [100, 500] as [number, ...number[]],
  currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 } as const,
};

it.each(languageCodes)('says what a referral earns: %s', (language) => {
  expect(referralConditions(merchant, language)).toMatch(/^<p>.*¥10[.,]00.*<\/p>$/);
});
