import { reactView, useHost, useReadable, type ViewComponentProps } from '@atrium/contract/react';
import { useState } from 'react';
import { CategoryLobby } from '../../features/category-lobby/category-lobby';
import { gameTypeAt } from '../../features/game-types/game-types';

/** One view for the lobbies of seven types: the place it stands in says which. */
function Category({ params }: ViewComponentProps) {
  const { navigation } = useHost();
  const here = gameTypeAt(useReadable(navigation.current).place);
  // on the way to another page the last type stays until the view is taken down
  const [last, setLast] = useState(here);
  if (here && here !== last) setLast(here);
  const gameType = here ?? last;
  return gameType ? <CategoryLobby key={gameType} gameType={gameType} page={params.page} /> : null;
}

export default reactView(Category);
