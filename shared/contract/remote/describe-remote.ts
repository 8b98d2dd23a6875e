import * as v from 'valibot';
import { DescriptorSchema, type Descriptor } from './descriptor';

/**
 * Declares a remote and keeps its literal names, so that `defineRemote` knows which views and commands must exist.
 * @throws with every fault in one message when the data is not a descriptor; this stops a build.
 */
export function describeRemote<const T extends Descriptor>(descriptor: T): T {
  const faults = descriptorFaults(descriptor);
  if (faults.length > 0)
    throw new Error(`remote.config.ts is not a valid descriptor:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return descriptor;
}

/** Every fault of a descriptor as a sentence, none when it is valid. */
export function descriptorFaults(input: unknown): string[] {
  const result = v.safeParse(DescriptorSchema, input);
  if (!result.success) return result.issues.map((issue) => `${v.getDotPath(issue) ?? 'descriptor'}: ${issue.message}`);
  return [...repeatedNames(result.output)];
}

function* repeatedNames(descriptor: Descriptor): Generator<string> {
  const claims = {
    place: descriptor.places?.map((place) => place.name),
    path: descriptor.places?.flatMap(({ path }) => path ?? []),
    alias: descriptor.places?.flatMap(({ aliases = [] }) => aliases),
    command: descriptor.commands?.map((command) => command.name),
    'nav item': descriptor.navItems?.map(({ id }) => id),
    section: descriptor.sections?.map((section) => section.id),
  };
  for (const [kind, names] of Object.entries(claims)) {
    const seen = new Set<string>();
    for (const name of names ?? []) {
      if (seen.has(name)) yield `${kind} ${name} is claimed twice`;
      seen.add(name);
    }
  }
}
