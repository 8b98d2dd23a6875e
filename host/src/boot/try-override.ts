import { CompositionSchema } from '@atrium/contract';
import type { Core } from './assemble-core';
import type { AssembledPortal } from './assemble-portal';
import type { PageData } from '../page/read-page';

/** Starts the override of a remote in this tab where it was requested and the environment allows it. */
export function tryOverride({ composition }: PageData, core: Core, portal: AssembledPortal): void {
  if (!composition.overrides || !(/[?&]override=/.test(location.search) || core.storage.getItem('atrium.override')))
    return;
  void import('./overrides').then(({ startOverride }) => startOverride(composition, CompositionSchema, core, portal));
}
