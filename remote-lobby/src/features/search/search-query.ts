import type { PlaceParams } from '@atrium/contract';
import { facetNames, type Chosen } from './facets';

/** The state of the search, kept in the address so that Back and shared links restore it. */
export interface SearchQuery {
  text: string;
  chosen: Chosen;
}

/** Most characters of a search text, and of a value in the address. */
export const longestQuery = 60;

export function readSearchQuery(params: PlaceParams): SearchQuery {
  const chosen = facetNames.flatMap((facet) => {
    const value = params[facet]?.slice(0, longestQuery);
    return value ? [[facet, value]] : [];
  });
  return { text: (params.q ?? '').slice(0, longestQuery), chosen: Object.fromEntries(chosen) as Chosen };
}

/** Parameters of a query, without defaults. */
export function searchParams({ text, chosen }: SearchQuery): PlaceParams {
  const values = facetNames.flatMap((facet) => (chosen[facet] ? [[facet, chosen[facet]]] : []));
  return { ...(text.trim() && { q: text.trim() }), ...(Object.fromEntries(values) as PlaceParams) };
}
