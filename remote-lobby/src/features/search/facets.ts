import type { Game } from '@atrium/api';

export const facetNames = ['type', 'vendor', 'category', 'feature', 'tag'] as const;

/** What games are narrowed by. Most back ends name only type and vendor. */
export type FacetName = (typeof facetNames)[number];

/** The chosen value of each facet; a missing one does not narrow. */
export type Chosen = Partial<Record<FacetName, string>>;

function valuesOf(game: Game, facet: FacetName): readonly string[] {
  if (facet === 'feature') return game.features ?? [];
  if (facet === 'tag') return game.tags ?? [];
  const value = { type: game.gameType, vendor: game.vendor, category: game.gameClassify }[facet];
  return value ? [value] : [];
}

/** The games that have every chosen value. */
export function narrow(games: readonly Game[], chosen: Chosen): Game[] {
  const narrowing = facetNames.filter((facet) => chosen[facet]);
  return games.filter((game) => narrowing.every((facet) => valuesOf(game, facet).includes(chosen[facet] ?? '')));
}

/** How many games each value of a facet would give beside the values chosen in the other facets, most first. */
export function facetCounts(
  games: readonly Game[],
  chosen: Chosen,
  facet: FacetName,
): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const game of narrow(games, { ...chosen, [facet]: undefined }))
    for (const value of new Set(valuesOf(game, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const own = chosen[facet];
  if (own && !counts.has(own)) counts.set(own, 0);
  return [...counts].sort(([one, most], [other, more]) => more - most || one.localeCompare(other));
}
