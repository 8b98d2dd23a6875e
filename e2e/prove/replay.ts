import { startPortal } from '../support/portal';
import { printFigures } from './replay/figures';
import { goThrough } from './replay/go-through';
import { replayOptions } from './replay/options';

/**
 * Sends encrypted calls again and altered ones, with the key rotated in between, and looks whether any is accepted, or
 * a refusal tells more than another.
 * @throws when one is, or does, or when an honest call is refused; never because of a time
 */
export async function prove(args: string[]): Promise<void> {
  const options = replayOptions(args);
  console.log(`\n${options.replays} replays and ${options.alterations} alterations (--seed ${options.seed})`);
  const portal = await startPortal();
  const proof = await goThrough(portal, options).finally(() => portal.stop());
  const refusals = [...proof.replays, ...proof.alterations.map(({ told }) => told)];
  const words = new Set(refusals.filter(({ accepted }) => !accepted).map((told) => told.words));
  const faults = [...proof.faults];
  if (words.size > 1) faults.push(`refusals can be told apart: ${[...words].join(' ')}`);
  printFigures({ ...proof, faults });
  if (faults.length > 0) throw new Error(`Encrypted calls are not safe:\n  ${[...new Set(faults)].join('\n  ')}`);
}
