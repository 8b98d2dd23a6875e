import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { readMaintenance } from '../../features/recommended/maintenance';
import { RecommendedGames } from '../../features/recommended/recommended-games';

function Recommended({ params }: ViewComponentProps) {
  return <RecommendedGames maintenance={readMaintenance(params)} />;
}

export default reactView(Recommended);
