import { reactView, type ViewComponentProps } from '@atrium/contract/react';
import { TrendPage } from '../../features/trend/trend-page';

/** The trend of the game the address names, or of the first. */
function Trend({ params }: ViewComponentProps) {
  return <TrendPage gameCode={params.gameCode ?? ''} />;
}

export default reactView(Trend);
