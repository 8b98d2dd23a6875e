import { getInstance } from '@module-federation/enhanced/runtime';
import { RemoteFailure } from './remote-failure';

/** What a remote's entry exports. */
export interface Container {
  init(shareScope: object, initScope: object[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/**
 * Hands a container the host's shared modules and takes its exposed `./remote`.
 * The federation runtime is asked for its share scope only: it never learns an address, so that it neither fetches,
 * nor retries, nor remembers a failure; all that is the loader's.
 * @throws RemoteFailure `contract` when the entry is no container or refuses the shared modules.
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

/** The one place that knows the runtime's name for what host and remotes share. */
export function shareScope(): Record<string, Record<string, SharedCopy>> {
  return getInstance()?.shareScopeMap['default'] ?? {};
}

export interface SharedCopy {
  /** Name of the container that offers this copy. */
  from: string;
}

function initOptions(): object {
  // as the runtime itself passes it: not enumerable, because the container copies the rest into its own options
  return Object.defineProperty({ version: '', shareScopeKeys: 'default' }, 'shareScopeMap', {
    value: getInstance()?.shareScopeMap ?? {},
    enumerable: false,
  });
}

function isContainer(entry: unknown): entry is Container {
  const { init, get } = (entry ?? {}) as Partial<Container>;
  return typeof init === 'function' && typeof get === 'function';
}
