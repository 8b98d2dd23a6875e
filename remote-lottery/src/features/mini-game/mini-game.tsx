import type { LotteryGame, MiniGameEdition } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Skeleton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useBoard } from '../countdown/use-board';
import { BoardSection } from '../lists/board-section';
import { quickBetChoices } from '../quick-bet/choices';
import { fetchMiniGames } from './fetch-mini-games';
import { MoveButtons } from './move-buttons';
import { RollPanel } from './roll-panel';

/** The mini-game: roll numbers for the next draw of a lottery, keep some, and see what was drawn. */
export const MiniGame = observer(function MiniGame({ edition }: { edition: MiniGameEdition }) {
  const { navigation } = useHost();
  const text = useText();
  const board = useBoard((host) => fetchMiniGames(host, edition));
  const [code, setCode] = useState<string>();
  const choices = quickBetChoices(board.games, [], false);
  const chosen = choices.find(({ gameCode }) => gameCode === code) ?? choices[0];
  return (
    <div css={style}>
      <header css={headStyle}>
        <h2>{text('mini.title')}</h2>
        <p>{text('mini.about')}</p>
      </header>
      <BoardSection
        board={board}
        loading={
          <div role="status" aria-label={text('games.loading')}>
            <Skeleton shape="card" height="17rem" />
          </div>
        }
        isEmpty={() => !chosen}
      >
        {chosen && (
          <RollPanel
            key={chosen.gameCode}
            {...{ board, choices, chosen }}
            onChoose={(game: LotteryGame) => setCode(game.gameCode)}
          />
        )}
      </BoardSection>
      {navigation.placement === 'over' && <MoveButtons />}
    </div>
  );
});

const style = css`
  display: grid;
  gap: var(--space-4);
`;

/** The host's close button is beside the title. */
const headStyle = css`
  & > h2 {
    padding-inline-end: 3rem;
  }
  & > p {
    margin-block-start: var(--space-2);
    color: var(--color-muted);
  }
`;
