import type { Game } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { GameCard } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { FavouriteHeart, type Hearts } from '../favourites/favourite-heart';
import { GamePicture } from '../pictures/game-picture';
import { useVendorNames } from '../vendors/use-vendor-names';
import { gameRef, hasDemo, keyOfGame, nameOfGame } from './game';
import type { Playing } from './use-playing';

interface PlayableCardProps {
  game: Game;
  playing: Playing;
  /** Without it the card has no heart. */
  hearts?: Hearts | undefined;
}

/**
 * A game card with a play button, and a demo button if the game has a demo. It renders again only when its game changes.
 */
export const PlayableCard = observer(function PlayableCard({ game, playing, hearts }: PlayableCardProps) {
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
      favourite={hearts && <FavouriteHeart game={game} hearts={hearts} />}
      busy={playing.isBusy(key)}
    />
  );
});
