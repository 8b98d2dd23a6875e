import type { Game } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { gameRef, hasDemo, keyOfGame, nameOfGame } from '../games/game';
import type { Playing } from '../games/use-playing';
import { GamePicture } from '../pictures/game-picture';

interface VendorGameProps {
  game: Game;
  playing: Playing;
}

/** A game of the popup with a play button and, if it has one, a demo button. */
export const VendorGame = observer(function VendorGame({ game, playing }: VendorGameProps) {
  const text = useText();
  const name = nameOfGame(game);
  const key = keyOfGame(game);
  const { playDemo } = playing;
  return (
    <li css={style}>
      <span css={picture}>
        <GamePicture icon={game.showIcon} seed={game.gameId || key} gameType={game.gameType} />
      </span>
      <span css={title}>{name}</span>
      {playDemo && hasDemo(game) && (
        <Button
          variant="ghost"
          size="small"
          aria-label={text('game.demo.named', { name })}
          onClick={() => playDemo(key, gameRef(game))}
        >
          {text('game.demo')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        loading={playing.isBusy(key)}
        aria-label={text('game.play.named', { name })}
        onClick={() => playing.play(key, gameRef(game))}
      >
        {text('game.play')}
      </Button>
    </li>
  );
});

const style = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-block-size: 3.5rem;
`;

const picture = css`
  flex: none;
  inline-size: 3rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

const title = css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: 600;
`;
