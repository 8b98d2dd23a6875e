import { reactView } from '@atrium/contract/react';
import { RecommendedGames } from '../../features/recommended/recommended-games';

export default reactView(RecommendedGames);
