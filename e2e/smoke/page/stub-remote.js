import { stubView } from './stub-view.js';

/** @typedef {import('@atrium/contract').Descriptor} Descriptor */

/**
 * A remote with exactly the views and commands of its descriptor.
 * @param {Descriptor} descriptor
 * @param {{ answers: Record<string, unknown>, ran: string[] }} commands example answers; names of commands that ran
 * @returns {import('@atrium/contract').LoadedRemote}
 */
export function stubRemote(descriptor, { answers, ran }) {
  const { name: remote, places = [], sections = [], commands = [], privileges = [] } = descriptor;
  const signsIn = privileges.includes('session');
  return {
    views: Object.fromEntries(
      [...places, ...sections].map(({ view }) => [
        view,
        async () => ({ default: stubView({ remote, view, signsIn }) }),
      ]),
    ),
    commands: Object.fromEntries(
      commands.map(({ name }) => [
        name,
        async () => ({
          /** @param {import('@atrium/contract').Host} host */
          default: async (host) => {
            ran.push(name);
            if (name === 'session.sign-out@1') await host.session.end();
            return answers[name] ?? (givesChildren(descriptor, name) ? childrenOf(descriptor) : {});
          },
        }),
      ]),
    ),
    texts: async () => ({ default: {} }),
  };
}

/**
 * Whether a nav item loads its children with this command.
 * @param {Descriptor} descriptor
 * @param {string} command
 */
function givesChildren({ navItems = [] }, command) {
  return navItems.some(({ children }) => children && 'source' in children && children.source === command);
}

/** @param {Descriptor} descriptor */
function childrenOf({ places = [] }) {
  const [first] = places;
  return first ? [{ id: 'stub', title: `Stub of ${first.name}`, to: { place: first.name } }] : [];
}
