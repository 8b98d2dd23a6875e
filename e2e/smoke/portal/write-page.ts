import { randomBytes } from 'node:crypto';
import { systemSettings } from '@atrium/api';
import { commands, type Composition, type ReleaseManifest } from '@atrium/contract';
import { pageFiles, policyHeaders, renderPage } from '@atrium/deploy/composing';
import { settingsExample } from './answers';
import { scriptsAddress, type PageScript } from './page-scripts';
import type { SmokeMerchant } from './smoke-merchants';

export interface SmokePageRequest {
  composition: Composition;
  merchant: SmokeMerchant;
  host: ReleaseManifest;
  scripts: Map<string, PageScript>;
  panel: boolean;
  /** The browser's `User-Agent` header. */
  userAgent: string | undefined;
}

/** The gateway's page with the script of the stubs before the host's: modules run in document order. */
export function writePage({ composition, merchant, host, scripts, panel, userAgent }: SmokePageRequest) {
  const nonce = randomBytes(16).toString('base64');
  const files = pageFiles(composition, host, undefined);
  for (const [address, { integrity }] of scripts) files.integrity[address] = integrity;
  const html = renderPage({
    composition,
    merchant,
    brand: { symbol: '', favicon: 'data:,' },
    host,
    files,
    answers: { [systemSettings.id]: settingsExample(merchant) },
    nonce,
    reportToken: 'smoke',
  });
  const entry = `${scriptsAddress}main.js`;
  const stubs = `<script type="module" src="${entry}" integrity="${scripts.get(entry)?.integrity ?? ''}"></script>`;
  const examples = Object.entries(commands).map(([name, { example }]) => [name, example.answer]);
  const page = { answers: Object.fromEntries(examples), panel, switches: merchant.switches };
  const block = `<script type="application/json" id="smoke-page">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`;
  return {
    headers: policyHeaders({ nonce, frames: [], framedBy: [], connect: [], images: [], secure: false, userAgent }),
    html: html
      .replace('<script type="module"', `${stubs}\n<script type="module"`)
      .replace('</body>', `${block}\n</body>`),
  };
}
