import { escapeHtml } from '../../html/escape';
import type { PageSnapshot } from '../../registry';
import { swapScript } from './swap-script';

/**
 * What is in effect while a snapshot is shown. The host's page lies beside it, at the same place and of the same size,
 * so that it measures itself as it will be, and is neither seen, nor read out, nor reached by the keyboard, until a
 * part of it replaces that part of the snapshot.
 */
const swapCss = `
html[data-snapshot=off] #atrium-snapshot{display:none}
html:not([data-snapshot=off]) #atrium-snapshot~#root{position:absolute;inset:0 0 auto;visibility:hidden}
html[data-snapshot=part] #atrium-snapshot~#root{visibility:visible}
html[data-snapshot=part] #atrium-snapshot{position:relative;z-index:22;pointer-events:none}
#atrium-snapshot [data-account]{visibility:hidden}
`;

/** The markup of a snapshot, which comes before the host's element. */
export function snapshotMarkup(
  { html, css, madeAt }: PageSnapshot,
  { language, nonce }: { language: string; nonce: string },
): string {
  return `<script nonce="${nonce}" data-language="${escapeHtml(language)}">${swapScript}</script>
<style nonce="${nonce}">${swapCss}</style><style nonce="${nonce}" id="atrium-snapshot-style">${css}</style>
<div id="atrium-snapshot" data-made="${madeAt}">${html}</div>
`;
}
