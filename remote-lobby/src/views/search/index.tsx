import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { GameSearch } from '../../features/search/game-search';

function Search({ params }: ViewComponentProps) {
  return <GameSearch params={params} />;
}

export default reactView(Search);
