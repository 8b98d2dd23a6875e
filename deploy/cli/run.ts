import type { Ask, Signer } from '../registry';
import type { CommandLine } from './command';

/** Carries out a command line. */
export async function run(
  { command, args, options, json, location }: CommandLine,
  ask: Ask,
  signer: () => Signer | undefined,
): Promise<Printed> {
  const { text, data, failed = false } = await command.run({ ask, location, signer, args, options });
  return { text: json ? JSON.stringify(data, null, 2) : text, failed };
}

/** What to print, and whether the answer is no. */
export interface Printed {
  text: string;
  failed: boolean;
}
