import { stepBackOptions } from './stepback/options';
import { proveForged } from './stepback/prove-forged';
import { provePages } from './stepback/prove-pages';
import { proveWindows } from './stepback/prove-windows';
import { setStage } from './stepback/stage';

/**
 * Lets a release fail in a fifth of its mounts until it is stepped back from, says how well the rule tells releases
 * apart, and tries to make it step back by reports that are forged.
 * @throws when a promise is broken
 */
export async function prove(args: string[]): Promise<void> {
  const options = stepBackOptions(args);
  const faults: string[] = [];
  if (options.parts.includes('windows')) faults.push(...proveWindows(options));
  if (options.parts.some((part) => part !== 'windows')) {
    // forged reports must be read, to be seen through: without the limit that would refuse most of them unread
    const stage = await setStage({ reportLimit: 1_000_000 });
    try {
      if (options.parts.includes('pages')) faults.push(...(await provePages(stage, options)));
      if (options.parts.includes('forged')) faults.push(...(await proveForged(stage, options)));
    } finally {
      await stage.stop();
    }
  }
  if (faults.length > 0) throw new Error(`Promises were broken:\n  ${faults.join('\n  ')}`);
}
