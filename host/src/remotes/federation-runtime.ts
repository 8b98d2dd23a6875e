import { containerName } from '@atrium/contract';
import { createInstance } from '@module-federation/enhanced/runtime';
import { shareScope } from './container';

/**
 * Starts the federation runtime with the copies that the host already shares. It adopts the host's own share scope, the
 * same object, so that remotes opened before and after it find the same modules. From then on the page can be inspected
 * by the tools of Module Federation, and remotes with a runtime of their own find the host's.
 */
export function startFederation(): void {
  const scope = shareScope();
  const runtime = createInstance({
    name: containerName('host'),
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.values(versions)])),
  });
  runtime.initShareScopeMap('default', scope);
}
