import type { Composition } from '@atrium/contract';
import { when } from 'mobx';
import type { ThirdPartyDependencies } from './third-party-dependencies';

/** Brings what is not ours to the pages of merchants that have any of it; the others get none of its code. */
export function loadThirdParty({ facts }: Composition, dependencies: ThirdPartyDependencies): void {
  const { settings, report } = dependencies;
  const embedOrigin = settings.value('embedOrigin');
  if (embedOrigin === undefined || !(facts.includes('setting:chat') || facts.includes('setting:tracking'))) return;
  when(
    () => settings.known,
    () =>
      void import(/* webpackChunkName: "third-party" */ './third-party').then(
        ({ startThirdParty }) => startThirdParty(embedOrigin, dependencies),
        (error: unknown) => report.error(error),
      ),
  );
}
