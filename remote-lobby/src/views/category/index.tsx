import { reactView, useHost, useReadable, type ViewComponentProps } from '@atrium/contract/react';
import { useState } from 'react';
import { CategoryLobby } from '../../features/category-lobby/category-lobby';
import { gameTypeAt } from '../../features/game-types/game-types';

/** View of seven lobbies; the current place selects the game type. */
function Category({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const here = gameTypeAt(useReadable(navigation.current).place);
  // keeps the last type until the view is unmounted
  const [last, setLast] = useState(here);
  if (here && here !== last) setLast(here);
  const gameType = here ?? last;
  return gameType ? <CategoryLobby key={gameType} gameType={gameType} page={params.page} /> : null;
}

export default reactView(Category);
