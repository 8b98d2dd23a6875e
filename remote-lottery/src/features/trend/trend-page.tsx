import { lotteryDraws, type Draw, type LotteryGame } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { EmptyState, LoadableSection, LoadFailed, SectionHeader, Select, Spinner } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useBoard } from '../countdown/use-board';
import { fetchEveryLottery } from '../games/fetch-games';
import { NoGames } from '../games/no-games';
import { DrawTable } from './draw-table';
import { FrequencyTable } from './frequency-table';

/** Draws in the trend. */
const trendDraws = 30;

/** A game's latest draws, with the frequency of each number by position. */
export const TrendPage = observer(function TrendPage({ gameCode }: { gameCode: string }) {
  const { api, signal, navigation } = useHost();
  const text = useText();
  const board = useBoard(fetchEveryLottery);
  const code = gameCode || board.games[0]?.gameCode;
  const numero = board.games.find((game) => game.gameCode === code)?.numero;
  const [draws] = useState(() => new Loadable<Draw[]>());
  useEffect(() => {
    if (code) void draws.load(() => api.call(lotteryDraws, { gameCode: code, count: trendDraws }, { signal }));
  }, [draws, api, signal, code, numero]);
  const shown = draws.value?.[0]?.gameCode === code || draws.state === 'ready' ? draws.value : undefined;
  const failed = (draws.state === 'failed' && !shown) || (!code && board.state === 'failed');
  const noGames = !code && board.state === 'ready';
  return (
    <div css={[container, column]}>
      <SectionHeader level={1} title={text('trend.title')} />
      {!noGames && (
        <div css={choice}>
          <Select
            label={text('trend.game')}
            value={code ?? ''}
            options={gameOptions(board.games, code)}
            onChange={(event) => navigation.refine({ gameCode: event.target.value })}
          />
        </div>
      )}
      {noGames ? (
        <NoGames />
      ) : (
        <LoadableSection
          // draws that an ended issue loads again are not dimmed
          state={failed ? 'failed' : shown ? 'ready' : 'loading'}
          value={shown}
          failure={
            <LoadFailed
              title={text('games.failed')}
              text={text}
              onRetry={() => void (code ? draws.again() : board.load())}
              of={code ? draws : board}
            />
          }
          loading={<Spinner label={text('draws.loading')} />}
          empty={<EmptyState title={text('draws.empty')}>{text('draws.empty.hint')}</EmptyState>}
          css={column}
        >
          {(latest) => (
            <>
              <FrequencyTable draws={latest} />
              <DrawTable draws={latest} />
            </>
          )}
        </LoadableSection>
      )}
    </div>
  );
});

/** The games to choose from; one that no list has keeps its code, so that no other name is above its draws. */
function gameOptions(games: readonly LotteryGame[], code: string | undefined) {
  const options = games.map(({ gameCode, displayName }) => ({ value: gameCode, label: displayName }));
  return !code || options.some(({ value }) => value === code) ? options : [{ value: code, label: code }, ...options];
}

const container = css`
  container: lottery / inline-size;
`;

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

const choice = css`
  max-inline-size: 24rem;
`;
