import { parseArgs } from 'node:util';
import type { Fault } from './fault';

interface FaultOptions {
  /** All that are built when left out. */
  remotes: string[];
  /** Those whose name holds the text; all when left out. */
  faults: Fault[];
  /** Whether a deploy during an open page is among them. */
  deploy: boolean;
  /** Remotes at once. */
  together: number;
}

/** `--remote NAME --fault TEXT --together N`, all of them optional. */
export function faultOptions(args: string[], built: string[], all: Fault[]): FaultOptions {
  const { values } = parseArgs({
    args,
    options: { remote: { type: 'string' }, fault: { type: 'string', default: '' }, together: { type: 'string' } },
  });
  if (values.remote !== undefined && !built.includes(values.remote))
    throw new Error(`--remote takes ${built.join(', ')}, not "${values.remote}".`);
  const faults = all.filter(({ name }) => name.includes(values.fault));
  const deploy = 'open during a deploy'.includes(values.fault);
  if (faults.length === 0 && !deploy)
    throw new Error(`--fault takes a part of: ${all.map(({ name }) => name).join('; ')}.`);
  const together = Number(values.together ?? '3');
  if (!Number.isSafeInteger(together) || together < 1)
    throw new Error(`--together takes a whole number from 1, not "${values.together}".`);
  return { remotes: values.remote === undefined ? built : [values.remote], faults, deploy, together };
}
