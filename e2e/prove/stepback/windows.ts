import { isFailing, type StepBackRule } from '@atrium/deploy/step-back-rule';
import type { Draw } from '../kill/seeded-random';

export interface WindowsAsked {
  /** Share of page loads the release truly fails, from 0 to 1. */
  rate: number;
  /** Page loads of one window. */
  loads: number;
  /** How many windows. */
  windows: number;
}

export interface WindowsSeen extends WindowsAsked {
  /** Windows in which the release was stepped back from. */
  steppedBack: number;
  /** Page loads until then, in the middle; undefined where it never happened. */
  after: number | undefined;
}

/**
 * What the rule makes of a release with a known failure rate, over many windows in which page loads come one by one
 * and the watch looks after each: the worst it can do by chance, since it really looks every few seconds.
 */
export function simulateWindows(asked: WindowsAsked, rule: StepBackRule, draw: Draw): WindowsSeen {
  const after: number[] = [];
  for (let window = 0; window < asked.windows; window += 1) {
    const loads = loadsUntilStep(asked, rule, draw);
    if (loads !== undefined) after.push(loads);
  }
  after.sort((one, other) => one - other);
  return { ...asked, steppedBack: after.length, after: after[after.length >> 1] };
}

function loadsUntilStep({ rate, loads }: WindowsAsked, rule: StepBackRule, draw: Draw): number | undefined {
  let failures = 0;
  for (let seen = 1; seen <= loads; seen += 1) {
    if (draw(1, 1_000_000) <= rate * 1_000_000) failures += 1;
    if (isFailing({ loads: seen, failures }, rule)) return seen;
  }
  return undefined;
}
