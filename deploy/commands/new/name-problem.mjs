/** Addresses that are not pages, and the host's own name. */
const reserved = ['host', 'wps', 'lgw', 'r', 'telemetry', 'composition', 'health', 'metrics', 'smoke', 'stub'];

/**
 * A sentence that says why a remote cannot have this name; undefined if it can.
 * @param {string} name
 * @param {import('@atrium/contract').Descriptor[]} remotes the existing ones
 * @returns {string | undefined}
 */
export function nameProblem(name, remotes) {
  if (!name) return 'A remote needs a name: npm run new -- remote NAME.';
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length < 2 || name.length > 31)
    return `"${name}" is not a valid name for a remote: use 2 to 31 lower-case letters, digits and single dashes, starting with a letter.`;
  if (reserved.includes(name)) return `"${name}" is reserved for the portal itself.`;
  if (remotes.some((remote) => remote.name === name)) return `There is already a remote "${name}": remote-${name}.`;
  const owner = remotes.find(({ places = [] }) =>
    places.some(({ path, aliases = [] }) => [path, ...aliases].includes(`/${name}`)),
  );
  return owner && `The address /${name} belongs to a place of remote-${owner.name}. Choose another name.`;
}
