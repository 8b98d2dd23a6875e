import { defaultRule, type RollbackRule } from '../registry';
import { StartRefused } from './start-refused';

const shapes: Record<keyof RollbackRule, (value: number) => boolean> = {
  loads: isCount,
  failures: isCount,
  share: (value) => value > 0 && value <= 1,
  window: isCount,
  networks: isCount,
};

/**
 * Reads `ATRIUM_ROLLBACK`: `off`, or differences from the default rule, such as `loads=100,share=0.02`. Loads,
 * failures and networks are counts, the share is above 0 and at most 1, the window is in seconds.
 */
export function rollbackRule(text: string | undefined): RollbackRule | undefined {
  if (!text) return defaultRule;
  if (text === 'off') return undefined;
  const rule = { ...defaultRule };
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.split('=').map((word) => word.trim());
    if (!isFigure(name) || value === '' || !shapes[name](Number(value)))
      throw new StartRefused(
        `ATRIUM_ROLLBACK is "off", or figures such as loads=10,failures=5,share=0.05,window=600,networks=3, not "${text}".`,
      );
    rule[name] = Number(value);
  }
  return rule;
}

function isFigure(name: string): name is keyof RollbackRule {
  return Object.hasOwn(shapes, name);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
