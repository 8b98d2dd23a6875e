import { startPortal } from '../support/portal';
import { printFigures } from './guess/figures';
import { goThrough } from './guess/go-through';
import { guessOptions } from './guess/options';

/**
 * Asks by every way for accounts that exist and for as many that do not, compares all that the answers tell, and then
 * guesses, from one address and from many, while the owner of an account comes back. Needs Linux, where one machine has
 * many addresses.
 * @throws when anything but a taken name tells who exists, when guessing is not slowed, or when the owner is kept out;
 * never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = guessOptions(args);
  console.log(`\n${options.accounts} accounts that exist and ${options.accounts} that do not (--seed ${options.seed})`);
  // how long hashes take is what `npm run bench -- accounts` looks at
  const portal = await startPortal({ environment: { ATRIUM_QUICK_HASHES: 'on' } });
  const proof = await goThrough(portal, options).finally(() => portal.stop());
  printFigures(proof);
  if (proof.faults.length > 0) throw new Error(`Accounts can be found out or kept:\n  ${proof.faults.join('\n  ')}`);
}
