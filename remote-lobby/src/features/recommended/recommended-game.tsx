import type { gamesRecommended } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { GameCard } from '@atrium/ui';
import type * as v from 'valibot';
import { usePlaying } from '../games/use-playing';
import { GamePicture } from '../pictures/game-picture';

interface RecommendedGameProps {
  game: v.InferOutput<typeof gamesRecommended.answer>[number];
}

/** A recommended game. Opening it closes the list. */
export function RecommendedGame({ game }: RecommendedGameProps) {
  const { navigation } = useHost();
  const text = useText();
  const playing = usePlaying();
  const { id, iconUrl, displayName, gameName, vendor } = game;
  const gameId = game.gameId || id;
  const name = displayName || gameName || gameId;
  const play = () => {
    // first: once the game has opened, the list would be back with the page
    navigation.close();
    // the back end names no type of these games: the launch finds it by the vendor
    playing.play(id, { vendor, gameType: '', gameId, nodeId: id, name });
  };
  return (
    <li>
      <GameCard
        name={name}
        vendor={vendor}
        art={<GamePicture icon={iconUrl} seed={gameId} gameType="RNG" />}
        playLabel={text('game.play')}
        onPlay={play}
      />
    </li>
  );
}
