import { languageTag } from '@atrium/contract';
import type { Merchant } from '../merchants/merchant';
import { moneyText } from '../merchants/money-text';
import { isGoalMoney } from './is-goal-money';
import type { RewardOfferRow } from './tables';

type Figures = Pick<RewardOfferRow, 'rule' | 'amounts' | 'goal' | 'share'>;

/**
 * Conditions of an offer with its own figures, so that text and rule cannot differ: `{goal}`, `{amount}` (what is paid, or
 * at most paid) and `{share}`.
 */
export function fillConditions(
  conditions: string,
  { rule, amounts, goal, share }: Figures,
  merchant: Pick<Merchant, 'currency'>,
  language: string,
): string {
  const number = new Intl.NumberFormat(languageTag(language));
  const percent = new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 2 });
  return conditions
    .replaceAll('{goal}', () => (isGoalMoney(rule) ? moneyText(merchant, language, goal) : number.format(goal)))
    .replaceAll('{amount}', () => moneyText(merchant, language, amounts[0] ?? 0))
    .replaceAll('{share}', () => percent.format(share / 10_000));
}
