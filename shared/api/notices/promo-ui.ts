/** Address of the script of promotions on a merchant's site. Section 7 of the second source text. */
export const promoUiScript = '/common/promo-ui/index.js';
