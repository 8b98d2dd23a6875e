import type { Descriptor } from '@atrium/contract';

/** Names of places and commands, and addresses: only one remote of an environment can have each of them. */
export function claimsOf(descriptor: Descriptor): string[] {
  const { places = [], commands = [] } = descriptor;
  return [
    ...places.map(({ name }) => `the place ${name}`),
    ...places
      .flatMap(({ path, aliases = [] }) => [path, ...aliases])
      .flatMap((path) => (path ? [`the path ${shape(path)}`] : [])),
    ...commands.map(({ name }) => `the command ${name}`),
  ];
}

/** `/promotion/:id` and `/promotion/:name` are the same address. */
function shape(path: string): string {
  return path.replaceAll(/:[\w-]+/g, ':…');
}
