import { launchOptions } from '@atrium/bundling/chromium';
import { chromium } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import type { Control } from '../../support/control';
import type { Certificate } from './authority';
import { domains } from './installation';
import { stories } from './stories';

interface Telling {
  /** Of nginx. */
  port: number;
  certificate: Pick<Certificate, 'publicKeyHash'>;
  control: Control;
}

/**
 * Tells every story in one tab of Chromium, which takes the made-up names for this machine and this run's certificate
 * for a good one.
 * @throws with the first story that fails and what the page reported
 */
export async function tellStories({ port, certificate, control }: Telling): Promise<void> {
  const options = await launchOptions({ shell: true });
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--host-resolver-rules=MAP *.example 127.0.0.1,MAP id.example 127.0.0.1',
      `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
    ],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
    page.on('pageerror', (error) => told.push(error.message));
    const portal = { page: (_merchant: string, path = '/') => `https://www.${domains.own}:${port}${path}` };
    const lotus = { code: 'lotus', language: 'EN', signInPopup: false, asksConsent: true };
    const tab = new PortalPage(page, portal, lotus);
    console.log(`\nAt ${tab.address('/')}`);
    for (const { title, tell } of stories) {
      const began = performance.now();
      await tell({ page, context, tab, control }).catch((cause: unknown) => {
        throw new Error(`${title}: ${String(cause)}\nThe page reported:\n  ${told.join('\n  ')}`, { cause });
      });
      console.log(`  ${title.padEnd(72)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
    }
  } finally {
    await browser.close();
  }
}
