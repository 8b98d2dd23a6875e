import { RemoteFailure } from './remote-failure';
import { fillShareScope, type ShareScope } from './share-scope';

/** The exports of a remote's entry. */
interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

let offered: ShareScope | undefined;

/**
 * The modules that the host shares with its remotes: filled by the host itself, so that first content does not wait for
 * the federation runtime, which adopts the same object later (federation-runtime.ts).
 */
export function shareScope(): ShareScope {
  return (offered ??= fillShareScope());
}

/** Opens a container with the host's shared modules. @throws RemoteFailure `contract` */
export function openContainer(entry: unknown): Promise<unknown> {
  return openWith(shareScope())(entry);
}

/**
 * Returns a function that passes shared modules to a container and returns its exposed `./remote`. No federation runtime
 * sees an address, so that none fetches, retries or remembers a failure; the loader does all of that.
 * @throws RemoteFailure `contract` when the entry is not a container or refuses the shared modules.
 */
export function openWith(scope: ShareScope): (entry: unknown) => Promise<unknown> {
  return async (entry) => {
    if (!isContainer(entry)) throw new RemoteFailure('contract', 'the entry exports no container');
    try {
      await entry.init(scope, [], initOptions(scope));
    } catch (error) {
      throw new RemoteFailure('contract', `the container refused the shared modules: ${String(error)}`, error);
    }
    const exposed = (await entry.get('./remote'))() as { default?: unknown };
    return exposed.default;
  };
}

/** What a container of the enhanced plugin needs besides; webpack's own plugin ignores it. */
function initOptions(scope: ShareScope): object {
  // not enumerable, as the runtime passes it, because the container copies the rest into its own options
  return Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: { default: scope },
    enumerable: false,
  });
}

function isContainer(entry: unknown): entry is Container {
  const { init, get } = (entry ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}
