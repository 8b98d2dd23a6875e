/** When a release is stepped back from. */
export interface StepBackRule {
  /** Page loads that have tried it, at least. */
  loads: number;
  /** Of those, page loads it failed, at least. */
  failures: number;
  /** The same as a share of the page loads, at least; from 0 to 1. */
  share: number;
  /** Seconds that are looked back. */
  window: number;
}

/** Fifty loads, five failures and 5 % are the design's; ten minutes are enough for fifty at a quiet hour. */
export const usualRule: StepBackRule = { loads: 50, failures: 5, share: 0.05, window: 600 };

/** Whether a release fails too often by the rule. */
export function isFailing({ loads, failures }: { loads: number; failures: number }, rule: StepBackRule): boolean {
  return loads >= rule.loads && failures >= rule.failures && failures >= rule.share * loads;
}
