import { parseArgs } from 'node:util';
import type { Attack } from './attack';

export interface StrangersOptions {
  attacks: Attack[];
  /** About a tenth of the inputs. */
  short: boolean;
}

/** `--only NAME` (repeatable; a name or the number of a point) and `--short`, both optional. */
export function strangersOptions(args: string[], all: Attack[]): StrangersOptions {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true, default: [] }, short: { type: 'boolean', default: false } },
  });
  const chosenBy = (word: string) => {
    const chosen = all.filter(({ name, point }) => name === word || String(point) === word);
    if (chosen.length > 0) return chosen;
    throw new Error(`--only takes ${all.map(({ name }) => name).join(', ')} or a point, not "${word}".`);
  };
  const chosen = new Set(values.only.flatMap(chosenBy));
  return { attacks: chosen.size === 0 ? all : all.filter((attack) => chosen.has(attack)), short: values.short };
}
