import type { PlaceParams } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import {
  Button,
  EmptyState,
  GameGridSkeleton,
  LoadableSection,
  LoadFailed,
  SearchField,
  SectionHeader,
  visuallyHidden,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useLoadable } from '../loading/use-loadable';
import { loadIndex } from './load-index';
import { longestQuery } from './search-query';
import { SearchResults } from './search-results';
import { useSearchState } from './use-search-state';

/** Search over all games, as the player types; Enter leads to the results. */
export const GameSearch = observer(function GameSearch({ params }: { params: PlaceParams }) {
  const host = useHost();
  const text = useText();
  const search = useSearchState(params);
  const results = useRef<HTMLHeadingElement>(null);
  const index = useLoadable(() => loadIndex(host));
  return (
    <div css={style}>
      <SectionHeader level={1} title={text('search.title')} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          results.current?.focus();
        }}
      >
        <SearchField
          label={text('slots.search')}
          clearLabel={text('slots.search.clear')}
          value={search.text}
          onChange={search.type}
          maxLength={longestQuery}
        />
      </form>
      <h2 ref={results} tabIndex={-1} css={visuallyHidden}>
        {text('title.vendor')}
      </h2>
      <LoadableSection
        state={index.state}
        value={index.value}
        failure={<LoadFailed title={text('list.failed')} text={text} onRetry={() => void index.again()} of={index} />}
        loading={
          <div role="status" aria-label={text('list.loading')} css={loadingStyle}>
            <GameGridSkeleton count={18} />
          </div>
        }
      >
        {(loaded) =>
          loaded.games.length > 0 ? (
            <SearchResults index={loaded} search={search} />
          ) : (
            <EmptyState
              title={text('recommended.empty')}
              action={
                <Button variant="secondary" onClick={() => void index.again()}>
                  {text('failed.retry')}
                </Button>
              }
            />
          )
        }
      </LoadableSection>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** Cards as narrow as those of the results. */
const loadingStyle = css`
  --size-game-card: var(--size-search-card, 8.5rem);
`;
