import type { Ask } from '../registry';
import type { CommandLine } from './command';

/** Carries out a command line; resolves with what to print. */
export async function run({ command, words, options, json }: CommandLine, ask: Ask): Promise<string> {
  const { text, data } = await command.run({ ask, words, options });
  return json ? JSON.stringify(data, null, 2) : text;
}
