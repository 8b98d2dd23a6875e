import type { Descriptor, When } from '@atrium/contract';

/** Removes contributions with a condition that is certainly false for this merchant. */
export function withoutUnavailable(descriptor: Descriptor, mayBe: (when: When | undefined) => boolean): Descriptor {
  const keep = <T extends { when?: When }>(list: T[] | undefined) => list?.filter(({ when }) => mayBe(when));
  const { places, navItems, sections, commands, reactions, popups, ...rest } = descriptor;
  return {
    ...rest,
    ...(places && { places: keep(places) }),
    ...(navItems && { navItems: keep(navItems) }),
    ...(sections && { sections: keep(sections) }),
    ...(commands && { commands: keep(commands) }),
    ...(reactions && { reactions: keep(reactions) }),
    ...(popups && { popups: keep(popups) }),
  };
}
