import type { RuleName } from './rule-names';

const moneyRules: readonly RuleName[] = ['loss-of-yesterday', 'stakes-of-week'];

/** Whether the goal of a rule is an amount in minor units, else a count. */
export function isGoalMoney(rule: RuleName): boolean {
  return moneyRules.includes(rule);
}
