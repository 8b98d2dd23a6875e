import { useText } from '@atrium/contract/react';
import { Button, EmptyState, searchIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { keyOfGame } from '../games/game';
import { PlayableCard } from '../games/playable-card';
import { usePlaying } from '../games/use-playing';
import { useVendorNames } from '../vendors/use-vendor-names';
import { FacetChoice } from './facet-choice';
import { facetCounts, facetNames, narrow } from './facets';
import type { GameIndex } from './game-index';
import type { useSearchState } from './use-search-state';
import { WindowedGrid } from './windowed-grid';

interface SearchResultsProps {
  index: GameIndex;
  search: ReturnType<typeof useSearchState>;
}

/** The facets with their counts, the number of games, and the games. */
export const SearchResults = observer(function SearchResults({
  index,
  search: { text: typed, chosen, choose, clear },
}: SearchResultsProps) {
  const text = useText();
  const playing = usePlaying();
  const vendors = useVendorNames();
  const { cards } = vendors;
  // again when the names of the vendors are known
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the cards hold the names
  const found = useMemo(() => index.search(typed, (vendor) => vendors.nameOf(vendor)), [index, typed, vendors, cards]);
  const games = narrow(found, chosen);
  return (
    <>
      <div role="group" aria-label={text('search.facets')} css={facetsStyle}>
        {facetNames.map((facet) => (
          <FacetChoice
            key={facet}
            facet={facet}
            counts={facetCounts(found, chosen, facet)}
            value={chosen[facet] ?? ''}
            onChange={(value) => choose({ [facet]: value })}
          />
        ))}
      </div>
      <p role="status" css={countStyle}>
        {text('search.count', { number: games.length })}
      </p>
      {!index.whole && <p css={missingStyle}>{text('search.incomplete')}</p>}
      {games.length === 0 ? (
        <EmptyState
          icon={searchIcon}
          title={text('list.empty')}
          action={
            <Button variant="secondary" onClick={clear}>
              {text('list.clear')}
            </Button>
          }
        >
          {text('list.empty.hint')}
        </EmptyState>
      ) : (
        <WindowedGrid label={text('search.title')} items={games} keyOf={keyOfGame}>
          {(game) => <PlayableCard game={game} playing={playing} />}
        </WindowedGrid>
      )}
    </>
  );
});

const facetsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 44%), 1fr));
  gap: var(--space-2);
  @media (max-width: 639px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
    /* in a third of a phone, a word needs the room at its ends */
    & select {
      padding-inline: 0.625rem 1.875rem;
      text-overflow: ellipsis;
    }
    & select + svg {
      inset-inline-end: 0.5rem;
    }
  }
`;

const countStyle = css`
  margin-block: var(--space-2);
  color: var(--color-muted);
`;

const missingStyle = css`
  color: var(--color-muted);
`;
