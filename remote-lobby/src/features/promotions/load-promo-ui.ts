import { promoUiScript } from '@atrium/api';

/**
 * Loads the script of the source that adds to the promotions, once per document; the page's import map holds its hash. A
 * script that is blocked or fails changes nothing: the built-in views remain.
 */
export function loadPromoUi(): void {
  import(/* webpackIgnore: true */ promoUiScript).catch(() => undefined);
}
