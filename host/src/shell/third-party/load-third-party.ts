import type { Composition } from '@atrium/contract';
import { when } from 'mobx';
import type { ThirdPartyDependencies } from './third-party-dependencies';

/** Loads third parties on pages of merchants that use any; other pages load none of this code. */
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
