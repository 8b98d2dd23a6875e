import { launchOptions } from '@atrium/bundling/chromium';
import { chromium, type Browser } from 'playwright';
import { PortalPage } from '../../pages/portal-page';
import type { Control } from '../../support/control';
import type { Certificate } from './create-certificate';
import { domains } from './installation';
import { stories, type Visitor } from './stories';

interface StoryRun {
  /** Port of nginx. */
  port: number;
  certificate: Pick<Certificate, 'publicKeyHash'>;
  control: Control;
}

/**
 * Runs the stories in Chromium, which resolves the made-up domains to this machine and accepts the certificate of this
 * run only.
 * @throws with the first story that fails and the errors its page reported
 */
export async function runStories({ port, certificate, control }: StoryRun): Promise<void> {
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
    const errors: string[] = [];
    const newVisitor = () => openVisitor(browser, port, (error) => errors.push(error));
    const visitor = await newVisitor();
    console.log(`\nAt ${visitor.tab.address('/')}`);
    for (const { title, run } of stories) {
      const start = performance.now();
      await run({ ...visitor, control, newVisitor }).catch((cause: unknown) => {
        throw new Error(`${title}: ${String(cause)}\nThe page reported:\n  ${errors.join('\n  ')}`, { cause });
      });
      console.log(`  ${title.padEnd(80)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
    }
  } finally {
    await browser.close();
  }
}

async function openVisitor(browser: Browser, port: number, report: (error: string) => void): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('pageerror', (error) => report(error.message));
  const portal = { page: (_merchant: string, path = '/') => `https://www.${domains.own}:${port}${path}` };
  const lotus = { code: 'lotus', language: 'EN', signInPopup: false, asksConsent: true };
  return { page, context, tab: new PortalPage(page, portal, lotus) };
}
