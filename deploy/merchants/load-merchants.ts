import { checkMerchant } from './check-merchant';
import type { Merchant } from './merchant';

/** The configuration of merchants has faults; the message names each with its place. */
export class MerchantsUnusable extends Error {
  override readonly name = 'MerchantsUnusable';
}

/** The merchants of a server, found by what a request says of itself. */
export interface Merchants {
  all: Merchant[];
  byCode(code: string): Merchant | undefined;
  bySite(siteCode: string): Merchant | undefined;
}

/** Checks merchants as they are read. Throws one error that names every fault and where it is. */
export function loadMerchants(input: readonly unknown[]): Merchants {
  const faults: string[] = [];
  const all: Merchant[] = [];
  for (const [index, candidate] of input.entries()) {
    const checked = checkMerchant(candidate);
    if ('merchant' in checked) all.push(checked.merchant);
    else faults.push(...checked.faults.map((fault) => `${nameOf(candidate, index)}: ${fault}`));
  }
  faults.push(...faultsAmong(all));
  if (faults.length > 0)
    throw new MerchantsUnusable(`The merchants cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  return indexMerchants(all);
}

/** Merchants that are checked already. */
export function indexMerchants(all: Merchant[]): Merchants {
  const codes = new Map(all.map((merchant) => [merchant.code, merchant]));
  const sites = new Map(all.flatMap((merchant) => merchant.siteCodes.map((site) => [site, merchant] as const)));
  return { all, byCode: (code) => codes.get(code), bySite: (site) => sites.get(site) };
}

/** What merchants take from each other: a code, a site code, a domain belongs to one of them. */
export function faultsAmong(all: Merchant[]): string[] {
  return [
    ...repeated(all, 'code', ({ code }) => [code]),
    ...repeated(all, 'site code', ({ siteCodes }) => siteCodes),
    ...repeated(all, 'domain', ({ domains }) => domains),
  ];
}

function nameOf(candidate: unknown, index: number): string {
  const named = typeof candidate === 'object' && candidate !== null && 'code' in candidate;
  return named ? String(candidate.code) : `merchant ${index + 1}`;
}

function repeated(all: Merchant[], what: string, read: (merchant: Merchant) => string[]): string[] {
  const seen = new Map<string, string>();
  return all.flatMap((merchant) =>
    read(merchant).flatMap((value) => {
      const owner = seen.get(value);
      seen.set(value, merchant.code);
      return owner ? [`${merchant.code}: the ${what} "${value}" is ${owner}'s already`] : [];
    }),
  );
}
