import { reactView } from '@atrium/contract/react';
import { TrendTiles } from '../../features/home/trend-tiles';

export default reactView(TrendTiles);
