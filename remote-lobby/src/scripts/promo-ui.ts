import { definePromoCard } from '../features/promo-ui/define-promo-card';

definePromoCard();
