import { command } from '../running/steps.mjs';
import { installWhenNeeded } from './install.mjs';

/**
 * Runs a command that needs the packages: on a fresh clone, or after the lock file has changed, they are installed
 * first. That is why a command imports its parts inside its body.
 * @param {() => Promise<void>} body
 */
export function withPackages(body) {
  return command(async () => {
    await installWhenNeeded();
    await body();
  });
}
