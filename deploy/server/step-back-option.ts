import { usualRule, type StepBackRule } from '../registry';
import { StartRefused } from './start-refused';

const shapes: Record<keyof StepBackRule, (value: number) => boolean> = {
  loads: isCount,
  failures: isCount,
  share: (value) => value > 0 && value <= 1,
  window: isCount,
};

/**
 * Reads `ATRIUM_STEP_BACK`: `off`, or what differs from the usual rule, such as `loads=100,share=0.02`. Loads and
 * failures are counts, the share is above 0 and at most 1, the window is in seconds.
 */
export function stepBackRule(text: string | undefined): StepBackRule | undefined {
  if (!text) return usualRule;
  if (text === 'off') return undefined;
  const rule = { ...usualRule };
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=').map((word) => word.trim());
    if (!isFigure(name) || value === '' || !shapes[name](Number(value)))
      throw new StartRefused(
        `ATRIUM_STEP_BACK is "off", or figures such as loads=50,failures=5,share=0.05,window=600, not "${text}".`,
      );
    rule[name] = Number(value);
  }
  return rule;
}

function isFigure(name: string): name is keyof StepBackRule {
  return Object.hasOwn(shapes, name);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
