import type { Descriptor, LoadedRemote } from '@atrium/contract';
import { RemoteFailure } from './remote-failure';

/**
 * Checks that the code has every view and command of its descriptor, and texts.
 * @throws RemoteFailure `contract` naming the first of them that is missing.
 */
export function readLoadedRemote(exposed: unknown, descriptor: Descriptor): LoadedRemote {
  const { views = {}, commands = {}, texts } = (exposed ?? {}) as Partial<LoadedRemote>;
  for (const { view } of [...(descriptor.places ?? []), ...(descriptor.sections ?? [])])
    if (typeof views[view] !== 'function') throw new RemoteFailure('contract', `there is no view ${view}`);
  for (const { name } of descriptor.commands ?? [])
    if (typeof commands[name] !== 'function') throw new RemoteFailure('contract', `there is no command ${name}`);
  if (typeof texts !== 'function') throw new RemoteFailure('contract', 'there is no function texts');
  return { views, commands, texts };
}
