import type { Descriptor, Place, When } from '@atrium/contract';

/**
 * Names of places and commands, and addresses: only one remote of an environment can have each of them. A place that
 * exists only at merchants without the remote `beside` does not compete with it.
 */
export function claimsOf(descriptor: Descriptor, beside: string): string[] {
  const { places = [], commands = [] } = descriptor;
  const competing = places.filter((place) => !standsInFor(beside, place));
  return [
    ...competing.map(({ name }) => `the place ${name}`),
    ...competing
      .flatMap(({ path, aliases = [] }) => [path, ...aliases])
      .flatMap((path) => (path ? [`the path ${shape(path)}`] : [])),
    ...commands.map(({ name }) => `the command ${name}`),
  ];
}

/** Whether the condition of a place names the absence of a remote, alone or with others. */
function standsInFor(remote: string, { when = [] }: Place): boolean {
  const conditions: When[] = Array.isArray(when) ? when : [when];
  return conditions.some(
    (condition) => typeof condition === 'object' && 'not' in condition && condition.not === `setting:remote.${remote}`,
  );
}

/** `/promotion/:id` and `/promotion/:name` are the same address. */
function shape(path: string): string {
  return path.replaceAll(/:[\w-]+/g, ':…');
}
