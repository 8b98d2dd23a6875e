import type { Game } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { GameCard } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { GamePicture } from '../pictures/game-picture';
import { useVendorNames } from '../vendors/use-vendor-names';
import { gameRef, hasDemo, keyOfGame, nameOfGame } from './game';
import type { Playing } from './use-playing';

interface PlayableCardProps {
  game: Game;
  playing: Playing;
  favourite?: ReactNode;
}

/** A game card with a play button, and a demo button if the game has a demo. */
export const PlayableCard = observer(function PlayableCard({ game, playing, favourite }: PlayableCardProps) {
  const vendors = useVendorNames();
  const text = useText();
  const { playDemo } = playing;
  const key = keyOfGame(game);
  return (
    <GameCard
      name={nameOfGame(game)}
      vendor={vendors.nameOf(game.vendor)}
      art={<GamePicture icon={game.showIcon} seed={game.gameId || key} gameType={game.gameType} />}
      playLabel={text('game.play')}
      onPlay={() => playing.play(key, gameRef(game))}
      onDemo={playDemo && hasDemo(game) ? () => playDemo(key, gameRef(game)) : undefined}
      demoLabel={text('game.demo')}
      favourite={favourite}
      busy={playing.busy === key}
    />
  );
});
