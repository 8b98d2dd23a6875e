import type { ViewPoint } from '@atrium/contract';
import type { Portal } from './portal';

/** The remotes' views at a point of the page that exist for this person, in order. */
export function sectionsAt({ remotes, facts }: Pick<Portal, 'remotes' | 'facts'>, point: ViewPoint) {
  return remotes.all
    .filter((remote) => facts.holds(remote.release.descriptor.when))
    .flatMap((remote) => (remote.release.descriptor.sections ?? []).map((section) => ({ remote, section })))
    .filter(({ section }) => section.point === point && facts.holds(section.when))
    .sort((one, other) => one.section.order - other.section.order);
}
