import type { Composition } from '@atrium/contract';
import { Remote, type RemoteServices } from './remote';
import { releasesOf, type Release } from './release';

/** The remotes of this page. */
export class RemoteList {
  readonly all: readonly Remote[];

  constructor(composition: Pick<Composition, 'remotes'>, services: RemoteServices) {
    this.all = composition.remotes.map(
      (composed) => new Remote(composed.name, releasesOf(composed) as [Release, ...Release[]], services),
    );
  }

  find(name: string): Remote | undefined {
    return this.all.find((remote) => remote.name === name);
  }
}
