import { createRequire } from 'node:module';

/**
 * The one list of modules that host and remotes share at run time: each is in the host once and in no remote.
 *
 * A module is on the list when two copies of it on one page would be wrong, not merely dear: sharing switches
 * tree shaking off. That is why rxjs (+12.5 kB brotli if shared), axios and the router (+41 kB) are absent: they are
 * private to the host, and remotes reach them through the contract. shared/ui and the contract's helpers are absent
 * too: each remote carries the few it uses, so that a remote is not tied to the host's version of them.
 */
export const sharedModules = {
  // hooks read the dispatcher of "their" React: a second copy answers "Invalid hook call"
  react: 'react',
  // portals and flushSync must belong to the renderer that owns the root
  'react-dom': 'react-dom',
  // a module of its own in React 19: createRoot, without which the renderer would be bundled by each remote
  'react-dom/client': 'react-dom',
  // observables of one copy are invisible to the reactions of another
  mobx: 'mobx',
  // observer() keeps its static-rendering and batching switches in the module
  'mobx-react-lite': 'mobx-react-lite',
  // holds the context that carries the host's one style cache with the page's nonce
  '@emotion/react': '@emotion/react',
  // reads the same context: every JSX element of ours is made by it
  '@emotion/react/jsx-runtime': '@emotion/react',
} as const;

export type SharedModule = keyof typeof sharedModules;

const resolve = createRequire(import.meta.url);

function versionOf(packageName: string): string {
  const { version } = resolve(`${packageName}/package.json`) as { version: string };
  return version;
}

/** What both sides agree on: one copy, and a refusal rather than a warning when majors differ. */
function agreement(packageName: string) {
  const version = versionOf(packageName);
  return {
    version,
    terms: { singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
  };
}

/** The host's side: loaded with the first bytes (`eager`), so that it starts without an asynchronous bootstrap. */
export function sharedByHost() {
  return mapShared((packageName) => {
    const { version, terms } = agreement(packageName);
    return { ...terms, version, eager: true };
  });
}

/** A remote's side: no copy of its own to fall back on (`import: false`), it takes the host's or is refused. */
export function sharedByRemote() {
  return mapShared((packageName) => {
    const { version, terms } = agreement(packageName);
    return { ...terms, version, import: false as const };
  });
}

/** What a host's release says of the modules it brings. */
export function versionsOfHost(): Record<string, string> {
  return mapShared((packageName) => agreement(packageName).version);
}

/** What a remote's release says of the modules it takes. */
export function rangesOfRemote(): Record<string, string> {
  return mapShared((packageName) => agreement(packageName).terms.requiredVersion);
}

function mapShared<Terms>(termsOf: (packageName: string) => Terms): Record<string, Terms> {
  return Object.fromEntries(Object.entries(sharedModules).map(([name, packageName]) => [name, termsOf(packageName)]));
}

/** Version of each shared module, for whoever offers them by hand. */
export function sharedVersions(): Record<string, string> {
  return mapShared(versionOf);
}
