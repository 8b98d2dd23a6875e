import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { capture } from '../running/processes.mjs';

/** Whether packages can be installed here. */
export function isDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Seconds for each connection: a machine without a network does not wait long. */
const timeouts = ['http', 'https'].flatMap((scheme) => ['-o', `Acquire::${scheme}::Timeout=15`]);

/** Milliseconds to wait for a lock that another program holds. `apt-get update` has no such option of its own. */
const lockTimeout = 60_000;
const pause = 2_000;

/**
 * Runs apt-get, and waits up to a minute while another program holds the package manager's locks.
 * @param {string[]} args of one call of apt-get
 */
export async function apt(args) {
  const options = [...timeouts, '-o', 'Acquire::Retries=0', '-o', `DPkg::Lock::Timeout=${lockTimeout / 1000}`];
  const end = performance.now() + lockTimeout;
  for (;;) {
    const result = await capture('apt-get', [...options, ...args], {
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
 * The cause of a failed call of apt-get: its lines that begin with `E:`, at most five.
 * @param {{ output: string }} result
 */
export function reasonOf({ output }) {
  const lines = output.trim().split('\n');
  const errors = lines.filter((line) => line.startsWith('E:'));
  return (errors.length > 0 ? errors : lines).slice(-5).join('\n');
}
