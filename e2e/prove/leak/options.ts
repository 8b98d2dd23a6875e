import { parseArgs } from 'node:util';

interface LeakOptions {
  /** Mounts of each remote's views together, 1 000 when left out. */
  mounts: number;
  /** All that are built when left out. */
  remotes: string[];
}

/** `--mounts N --remote NAME`, both optional. */
export function leakOptions(args: string[], built: string[]): LeakOptions {
  const { values } = parseArgs({ args, options: { mounts: { type: 'string' }, remote: { type: 'string' } } });
  const mounts = Number(values.mounts ?? '1000');
  if (!Number.isSafeInteger(mounts) || mounts < 100)
    throw new Error(`--mounts takes a whole number from 100, not "${values.mounts}".`);
  if (values.remote !== undefined && !built.includes(values.remote))
    throw new Error(`--remote takes ${built.join(', ')}, not "${values.remote}".`);
  return { mounts, remotes: values.remote === undefined ? built : [values.remote] };
}
