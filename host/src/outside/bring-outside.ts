import type { Composition } from '@atrium/contract';
import { when } from 'mobx';
import type { Core } from '../composition/assemble-core';
import type { AssembledPortal } from '../composition/assemble-portal';

/** Brings what is not ours to the pages of merchants that have any of it; the others get none of its code. */
export function bringOutside({ facts }: Composition, core: Core, portal: AssembledPortal): void {
  const embedOrigin = core.settings.value('embedOrigin');
  if (embedOrigin === undefined || !(facts.includes('setting:chat') || facts.includes('setting:tracking'))) return;
  when(
    () => core.settings.known,
    () =>
      void import(/* webpackChunkName: "outside" */ './outside').then(
        ({ startOutside }) => startOutside(embedOrigin, core, portal),
        (error: unknown) => core.report.error(error),
      ),
  );
}
