import { readFileSync } from 'node:fs';
import { demoMerchants, loadMerchants, type Merchant, type Merchants } from '../merchants';
import { StartRefused } from './start-refused';

/** Merchants to create at a start. */
export function initialMerchants(
  { merchantsFile, production }: { merchantsFile: string | undefined; production: boolean },
  present: Merchants,
): Merchant[] {
  // A production portal with merchants of its own gets no demo merchants.
  if (production && merchantsFile === undefined && present.all.length > 0) return [];
  return readMerchants(merchantsFile).all.filter(({ code }) => !present.byCode(code));
}

/** The merchants in a JSON file; the demo merchants without a file. @throws StartRefused */
export function readMerchants(file: string | undefined): Merchants {
  return loadMerchants(file === undefined ? demoMerchants : listIn(file));
}

function listIn(file: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartRefused(`ATRIUM_MERCHANTS names ${file}, which cannot be read as JSON: ${String(error)}`);
  }
  if (!Array.isArray(content))
    throw new StartRefused(`ATRIUM_MERCHANTS names ${file}, which is not a list of merchants.`);
  return content;
}
