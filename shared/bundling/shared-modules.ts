import { createRequire } from 'node:module';

/**
 * The only list of modules that host and remotes share at run time: each is in the host once and in no remote.
 *
 * A module is on the list when two copies on one page would be wrong, not merely costly: sharing disables tree shaking.
 * That is why rxjs (+12.5 kB brotli if shared), axios and the router (+41 kB) are absent: they are private to the host,
 * and remotes reach them through the contract. shared/ui and the contract's helpers are absent too: each remote bundles
 * the few it uses, so that it does not depend on the host's version.
 */
export const sharedModules = {
  // hooks read the dispatcher of "their" React: a second copy answers "Invalid hook call"
  react: 'react',
  // portals and flushSync must belong to the renderer that owns the root
  'react-dom': 'react-dom',
  // a separate module in React 19: createRoot, which otherwise each remote would bundle with the renderer
  'react-dom/client': 'react-dom',
  // observables of one copy are invisible to the reactions of another
  mobx: 'mobx',
  // observer() keeps its static-rendering and batching switches in the module
  'mobx-react-lite': 'mobx-react-lite',
  // holds the context with the host's one style cache and the page's nonce
  '@emotion/react': '@emotion/react',
  // reads the same context: every JSX element of ours uses it
  '@emotion/react/jsx-runtime': '@emotion/react',
} as const;

export type SharedModule = keyof typeof sharedModules;

const resolve = createRequire(import.meta.url);

function versionOf(packageName: string): string {
  const { version } = resolve(`${packageName}/package.json`) as { version: string };
  return version;
}

/** Both sides require one copy, and refuse a different major version rather than warn. */
function agreement(packageName: string) {
  const version = versionOf(packageName);
  return {
    version,
    terms: { singleton: true, strictVersion: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
  };
}

/** A remote's side: no fallback copy (`import: false`); it takes the host's or is refused. */
export function sharedByRemote() {
  return mapShared((packageName) => {
    const { version, terms } = agreement(packageName);
    return { ...terms, version, import: false as const };
  });
}

/** The shared modules in a host's release. */
export function versionsOfHost(): Record<string, string> {
  return mapShared((packageName) => agreement(packageName).version);
}

/** The shared modules that a remote's release requires. */
export function rangesOfRemote(): Record<string, string> {
  return mapShared((packageName) => agreement(packageName).terms.requiredVersion);
}

function mapShared<Terms>(termsOf: (packageName: string) => Terms): Record<string, Terms> {
  return Object.fromEntries(Object.entries(sharedModules).map(([name, packageName]) => [name, termsOf(packageName)]));
}

/** Version of each shared module, for code that offers them manually. */
export function sharedVersions(): Record<string, string> {
  return mapShared(versionOf);
}
