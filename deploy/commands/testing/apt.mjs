import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { capture } from '../running/processes.mjs';

/** Whether packages can be installed here. */
export function isDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Seconds for each connection: a machine without a network uses what it has, and does not wait long. */
const patience = ['http', 'https'].flatMap((scheme) => ['-o', `Acquire::${scheme}::Timeout=15`]);

/** Milliseconds to wait for a lock that another program holds. `apt-get update` has no such option of its own. */
const lockPatience = 60_000;
const pause = 2_000;

/**
 * Runs apt-get, and waits up to a minute for another program to let go of the package manager's locks.
 * @param {string[]} words of one call of apt-get
 */
export async function apt(words) {
  const options = [...patience, '-o', 'Acquire::Retries=0', '-o', `DPkg::Lock::Timeout=${lockPatience / 1000}`];
  const end = performance.now() + lockPatience;
  for (;;) {
    const result = await capture('apt-get', [...options, ...words], {
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (!isLocked(result) || performance.now() > end) return result;
    await setTimeout(pause);
  }
}

/** @param {{ code: number, output: string }} result */
function isLocked({ code, output }) {
  return code !== 0 && /Could not get lock|Unable to lock directory/.test(output);
}

/**
 * What a failed call of apt-get says of its cause: its lines that begin with `E:`, at most five.
 * @param {{ output: string }} result
 */
export function reasonOf({ output }) {
  const lines = output.trim().split('\n');
  const errors = lines.filter((line) => line.startsWith('E:'));
  return (errors.length > 0 ? errors : lines).slice(-5).join('\n');
}
