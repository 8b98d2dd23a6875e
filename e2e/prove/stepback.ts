import { stepBackOptions } from './stepback/options';
import { proveForged } from './stepback/prove-forged';
import { provePages } from './stepback/prove-pages';
import { proveValid } from './stepback/prove-valid';
import { proveWindows } from './stepback/prove-windows';
import { setStage } from './stepback/stage';

/**
 * Lets a release fail in a fifth of its mounts until it is rolled back automatically, says how well the rule tells
 * releases apart, and attacks it: with forged reports, and with valid page loads from 1, 3 and 50 networks whose
 * failures are made up.
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
      if (options.parts.includes('forged')) faults.push(...(await proveForged(stage, options)));
      if (options.parts.includes('valid')) faults.push(...(await proveValid(stage, options)));
      if (options.parts.includes('pages')) faults.push(...(await provePages(stage, options)));
    } finally {
      await stage.stop();
    }
  }
  if (faults.length > 0) throw new Error(`Promises were broken:\n  ${faults.join('\n  ')}`);
}
