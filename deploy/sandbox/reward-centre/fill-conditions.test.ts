import { languageCodes } from '@atrium/contract';
import { demoOffers } from './demo-offers';
import { fillConditions } from './fill-conditions';

const merchant = { currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 } } as const;
const conditionsOf = (code: string, language: (typeof languageCodes)[number]) => {
  const offer = demoOffers.find((one) => one.code === code)!;
  const { rule, amounts, goal = 0, share = 0, goalIsMoney, conditions } = offer;
  const figures = {
    rule,
    amounts: amounts.map((amount) => amount * 100),
    goal: goalIsMoney ? goal * 100 : goal,
    share,
  };
  return fillConditions(conditions[language], figures, merchant, language);
};

it.each(languageCodes)('conditions state the amounts that decide: %s', (language) => {
  const rescue = conditionsOf('rescue', language);
  for (const figure of [/¥100[.,]00/, /¥50[.,]00/, /5\s?%/]) expect(rescue).toMatch(figure);
  expect(conditionsOf('mission-stakes', language)).toMatch(/¥500[.,]00/);
});

it('a goal of rounds is a number', () => {
  const figures = { rule: 'rounds-of-day', amounts: [200], goal: 1_500, share: 0 } as const;
  expect(fillConditions('{goal} rounds for {amount}', { ...figures, amounts: [200] }, merchant, 'EN')).toBe(
    '1,500 rounds for ¥2.00',
  );
});
