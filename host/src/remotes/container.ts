import { getInstance } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from './remote-failure';

/** The exports of a remote's entry. */
export interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Passes the host's shared modules to a container and returns its exposed `./remote`.
 * The federation runtime provides only its share scope: it never sees an address, so that it neither fetches, nor
 * retries,
 * nor remembers a failure; the loader does all of that.
 * @throws RemoteFailure `contract` when the entry is not a container or refuses the shared modules.
 */
export async function openContainer(entry: unknown): Promise<unknown> {
  if (!isContainer(entry)) throw new RemoteFailure('contract', 'the entry exports no container');
  try {
    await entry.init(shareScope(), [], initOptions());
  } catch (error) {
    throw new RemoteFailure('contract', `the container refused the shared modules: ${String(error)}`, error);
  }
  const exposed = (await entry.get('./remote'))() as { default?: unknown };
  return exposed.default;
}

/** The only place with the runtime's name for the modules that host and remotes share. */
export function shareScope(): Record<string, Record<string, SharedCopy>> {
  return getInstance()?.shareScopeMap['default'] ?? {};
}

export interface SharedCopy {
  /** Name of the container that offers this copy. */
  from: string;
}

function initOptions(): object {
  // not enumerable, as the runtime passes it, because the container copies the rest into its own options
  return Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: getInstance()?.shareScopeMap ?? {},
    enumerable: false,
  });
}

function isContainer(entry: unknown): entry is Container {
  const { init, get } = (entry ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}
