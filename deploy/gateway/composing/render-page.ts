import {
  languageTag,
  pageBlocks,
  releaseFileAddress,
  type Composition,
  type PageFacts,
  type ReleaseManifest,
  type StartAnswers,
} from '@atrium/contract';
import { baseCss, themeToCss } from '@atrium/ui/tokens';
import { dataBlock, cachedDataBlock, escapeHtml } from '../../html/escape';
import { lookOf } from '../../merchants/look';
import type { PageFiles } from './page-files';
import type { PageMerchant } from './page-merchant';
import { splashCss } from './splash';
import { startWatch } from './start-watch';
import { gatewayTexts } from './gateway-texts';

export interface PageRequest {
  composition: Composition;
  merchant: PageMerchant;
  /** The brand's logo: inline SVG for the splash, and the favicon's address. */
  brand: { symbol: string; favicon: string };
  host: ReleaseManifest;
  files: PageFiles;
  answers: StartAnswers;
  nonce: string;
  reportToken: string;
  /** Markup of the page's first screen, shown until the host has drawn it. */
  snapshot?: string | undefined;
}

/** Renders the page with everything the next steps need, and the brand's splash. */
export function renderPage({
  brand,
  composition,
  merchant,
  host,
  files,
  answers,
  nonce,
  reportToken,
  snapshot = '',
}: PageRequest): string {
  const facts: PageFacts = { nonce, reportToken };
  const theme = lookOf(merchant);
  const about = merchant.about[composition.language];
  const texts = gatewayTexts(composition.language);
  const hostEntry = releaseFileAddress('host', host.entry);
  const preloads = files.preload.map(
    (address) =>
      `<link rel="modulepreload" href="${escapeHtml(address)}" integrity="${escapeHtml(files.integrity[address] ?? '')}">`,
  );
  return `<!doctype html>
<html lang="${languageTag(composition.language)}" data-theme="${escapeHtml(theme.code)}" data-mobile-template="${escapeHtml(merchant.templates.mobileTemplate)}">
<head>
<meta charset="utf-8">
<script nonce="${nonce}" data-stuck="${escapeHtml(texts.stuck)}" data-retry="${escapeHtml(texts.retry)}">${startWatch}</script>
<title>${escapeHtml(merchant.name)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
${about === undefined ? '' : `<meta name="description" content="${escapeHtml(about)}">\n`}<meta name="color-scheme" content="${theme.scheme}">
<meta name="theme-color" content="${escapeHtml(theme.color.bar)}">
<link rel="icon" type="image/svg+xml" href="${escapeHtml(brand.favicon)}">
<style nonce="${nonce}">${themeToCss(theme)}${baseCss}${splashCss}</style>
<script type="importmap" nonce="${nonce}">${dataBlock({ integrity: files.integrity })}</script>
${preloads.join('\n')}
<script type="module" src="${escapeHtml(hostEntry)}" integrity="${escapeHtml(files.integrity[hostEntry] ?? '')}"></script>
</head>
<body>
${snapshot}<div id="root"><div class="splash" role="status">${brand.symbol}<p>${escapeHtml(texts.loading)}</p></div>
<div class="splash splash-stuck" id="atrium-stuck" role="alert" hidden>${brand.symbol}<p>${escapeHtml(texts.stuck)}</p><button type="button">${escapeHtml(texts.retry)}</button></div>
<p class="splash-note splash-old">${escapeHtml(texts.old)}</p></div>
<noscript><p class="splash-note">${escapeHtml(texts.script)}</p></noscript>
<script type="application/json" id="${pageBlocks.composition}">${cachedDataBlock(composition)}</script>
<script type="application/json" id="${pageBlocks.answers}">${dataBlock(answers)}</script>
<script type="application/json" id="${pageBlocks.page}">${dataBlock(facts)}</script>
</body>
</html>
`;
}
