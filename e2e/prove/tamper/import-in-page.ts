import { pageBlocks } from '@atrium/contract';
import type { Page } from 'playwright';

/**
 * Imports a file in the page as the host's loader does: under an import map that names its hash, allowed by the page's
 * nonce. For files that no place of the portal imports. @returns whether it ran
 */
export async function importInPage(page: Page, address: string, integrity: string): Promise<boolean> {
  const map = JSON.stringify({ integrity: { [address]: integrity } });
  return page.evaluate(`(() => {
    const { nonce } = JSON.parse(document.getElementById(${JSON.stringify(pageBlocks.page)}).textContent);
    const script = Object.assign(document.createElement('script'), { type: 'importmap', nonce });
    script.textContent = ${JSON.stringify(map)};
    document.head.append(script);
    return import(${JSON.stringify(address)}).then(() => true, () => false);
  })()`);
}
