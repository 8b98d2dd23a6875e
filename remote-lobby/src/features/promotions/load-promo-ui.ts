import { promoUiScript } from '@atrium/api';

/**
 * Loads the script of the source that adds to the promotions, once per document. A script that is blocked or fails
 * changes nothing: the built-in views remain.
 */
export function loadPromoUi(): void {
  if ([...document.scripts].some((script) => script.getAttribute('src') === promoUiScript)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = promoUiScript;
  document.head.append(script);
}
