import { useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, Pagination, SectionHeader, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { keyOfGame } from '../games/game';
import { ListedGames } from '../games/listed-games';
import { usePageLabels } from '../games/use-page-labels';
import { usePlaying } from '../games/use-playing';
import { fetchVendorGames, type VendorRef } from './fetch-vendor-games';
import { takePreparedPage } from './open-vendor-games';
import { VendorGame } from './vendor-game';

interface VendorGamesProps extends VendorRef {
  name: string;
}

/** A vendor's games, ten a page; each opening starts at page 1. */
export const VendorGames = observer(function VendorGames({ gameType, vendor, name }: VendorGamesProps) {
  const host = useHost();
  const text = useText();
  const labels = usePageLabels();
  const playing = usePlaying();
  const [prepared] = useState(() => takePreparedPage({ gameType, vendor }));
  const [games] = useState(() => new ListedGames(prepared));
  const [page, setPage] = useState(1);
  const show = (pageNo: number) => {
    setPage(pageNo);
    void games.show(() => fetchVendorGames(host, { gameType, vendor }, pageNo));
  };
  useEffect(() => {
    if (!prepared) void games.show(() => fetchVendorGames(host, { gameType, vendor }, 1));
  }, [prepared, games, host, gameType, vendor]);

  return (
    <section aria-labelledby="lobby-vendor" aria-busy={games.state === 'loading'} css={style}>
      <SectionHeader id="lobby-vendor" title={text('vendor.games', { name })} />
      <LoadableSection
        state={games.state}
        value={games.state === 'loading' && games.games.length === 0 ? undefined : games.games}
        failure={<LoadFailed title={text('list.failed')} text={text} onRetry={() => void games.retry()} of={games} />}
        loading={<Spinner label={text('list.loading')} />}
        empty={<EmptyState title={text('category.empty')}>{text('category.empty.hint')}</EmptyState>}
      >
        {(shown) => (
          <ul className="vendor-games" css={list}>
            {shown.map((game) => (
              <VendorGame key={keyOfGame(game)} game={game} playing={playing} />
            ))}
          </ul>
        )}
      </LoadableSection>
      <Pagination page={page} pageCount={games.totalPages} onChange={show} labels={labels} />
    </section>
  );
});

const style = css`
  min-block-size: 24rem;
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-1) var(--space-4);
  margin-block-start: var(--space-2);
`;
