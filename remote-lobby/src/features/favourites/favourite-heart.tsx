import type { Game } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { heartIcon, IconButton } from '@atrium/ui';
import { nameOfGame } from '../games/game';

interface FavouriteHeartProps {
  game: Game;
  pressed: boolean;
  onToggle: () => void;
}

/** Button that shows and toggles whether a game is a favourite. */
export function FavouriteHeart({ game, pressed, onToggle }: FavouriteHeartProps) {
  const text = useText();
  return (
    <IconButton
      label={text('game.favourite', { name: nameOfGame(game) })}
      icon={heartIcon}
      pressed={pressed}
      onPicture
      onClick={onToggle}
    />
  );
}
