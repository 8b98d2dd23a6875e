import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { TrendPage } from '../../features/trend/trend-page';

/** Trend of the requested game, or of the first one. */
function Trend({ params }: ViewComponentProps) {
  return <TrendPage gameCode={params.gameCode ?? ''} />;
}

export default reactView(Trend);
