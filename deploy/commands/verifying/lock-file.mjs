import { npm } from '../running/npm.mjs';
import { CommandError } from '../running/steps.mjs';

/**
 * Fails if a fresh clone could not install. `npm install` may write a lock file that `npm ci` then refuses, if the registry
 * does not have the builds of a package for other systems.
 */
export async function checkLockFile() {
  const { code, output } = await npm(['ci', '--dry-run', '--ignore-scripts']);
  if (code === 0) return;
  const faults = output.split('\n').filter((line) => /Missing:|Invalid:|EBADENGINE|ERESOLVE/.test(line));
  throw new CommandError(
    `npm ci would refuse package-lock.json:\n${(faults.length > 0 ? faults : [output]).slice(0, 12).join('\n')}`,
  );
}
