import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { naturalNumber } from '../../support/natural-number';

export interface TamperOptions {
  /** Host and remotes whose files are altered; all that are built when left out. */
  remotes: string[];
  /** Where something is altered: everywhere when left out. */
  where: readonly ('wire' | 'database' | 'ledger')[];
  /** Files of each remote that are altered in the database; 5 when left out. */
  files: number;
  /** What those files are drawn from; a new one when left out. */
  seed: number;
  /** Passes without PostgreSQL. */
  allowSkips: boolean;
}

/** `--remote NAME --where wire|database|ledger --files N --seed N --allow-skips`, all of them optional. */
export function tamperOptions(args: string[], built: string[]): TamperOptions {
  const { values } = parseArgs({
    args,
    options: {
      remote: { type: 'string' },
      where: { type: 'string' },
      files: { type: 'string' },
      seed: { type: 'string' },
      'allow-skips': { type: 'boolean', default: false },
    },
  });
  const all = ['host', ...built];
  if (values.remote !== undefined && !all.includes(values.remote))
    throw new Error(`--remote takes ${all.join(', ')}, not "${values.remote}".`);
  const places = ['wire', 'database', 'ledger'] as const;
  const where = places.find((place) => place === values.where);
  if (values.where !== undefined && !where)
    throw new Error(`--where takes wire, database or ledger, not "${values.where}".`);
  return {
    remotes: values.remote === undefined ? all : [values.remote],
    where: where ? [where] : places,
    files: naturalNumber('--files', values.files ?? '5'),
    seed: naturalNumber('--seed', values.seed ?? String(randomInt(1, 1_000_000))),
    allowSkips: values['allow-skips'],
  };
}
