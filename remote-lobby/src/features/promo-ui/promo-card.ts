/** Name of the element around a promotion's card. Without its script, the browser shows the card alone. */
export const promoCard = 'promo-card';
