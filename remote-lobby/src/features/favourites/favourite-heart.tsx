import type { Game } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { heartIcon, IconButton } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { nameOfGame } from '../games/game';

/** Which games are favourites. The same object for all games of a list. */
export interface Hearts {
  has(game: Game): boolean;
  toggle(game: Game): void;
}

interface FavouriteHeartProps {
  game: Game;
  hearts: Hearts;
}

/** Button that shows and toggles whether a game is a favourite. */
export const FavouriteHeart = observer(function FavouriteHeart({ game, hearts }: FavouriteHeartProps) {
  const text = useText();
  return (
    <IconButton
      label={text('game.favourite', { name: nameOfGame(game) })}
      icon={heartIcon}
      pressed={hearts.has(game)}
      onPicture
      onClick={() => hearts.toggle(game)}
    />
  );
});
