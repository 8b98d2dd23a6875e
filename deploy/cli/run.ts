import type { Registry } from '../registry';
import { askHere } from '../registry';
import type { CommandLine } from './command';

/** Carries out a command line; resolves with what to print. */
export async function run({ command, words, options, json, actor }: CommandLine, registry: Registry): Promise<string> {
  const { text, data } = await command.run({
    ask: askHere(registry, { name: actor }),
    publish: (folder) => registry.publish(folder, { actor }),
    words,
    options,
  });
  return json ? JSON.stringify(data, null, 2) : text;
}
