import type { Ask, Signer } from '../registry';
import type { CommandLine } from './command';

/** Runs a parsed command line. */
export async function run(
  { command, args, options, json, location }: CommandLine,
  ask: Ask,
  signer: () => Signer | undefined,
): Promise<Printed> {
  const { text, data, failed = false } = await command.run({ ask, location, signer, args, options });
  return { text: json ? JSON.stringify(data, null, 2) : text, failed };
}

/** The printed output, and whether the process exits with a failure. */
export interface Printed {
  text: string;
  failed: boolean;
}
