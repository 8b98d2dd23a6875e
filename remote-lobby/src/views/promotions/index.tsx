import { reactView } from '@atrium/contract/react';
import { HomePromotions } from '../../features/promotions/home-promotions';

export default reactView(HomePromotions);
