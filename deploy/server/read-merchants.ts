import { readFileSync } from 'node:fs';
import { demoMerchants, loadMerchants, type Merchant, type Merchants } from '../merchants';
import { StartRefused } from './start-refused';

/** Merchants that get their first version at a start. */
export function initialMerchants(
  { merchantsFile, production }: { merchantsFile: string | undefined; production: boolean },
  present: Merchants,
): Merchant[] {
  // Who runs a portal of their own wants none of the demonstration beside it.
  if (production && merchantsFile === undefined && present.all.length > 0) return [];
  return readMerchants(merchantsFile).all.filter(({ code }) => !present.byCode(code));
}

/** The merchants of a JSON file, a list of them; those of the demonstration where no file is named. */
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
    throw new StartRefused(`ATRIUM_MERCHANTS names ${file}, which holds no list of merchants.`);
  return content;
}
