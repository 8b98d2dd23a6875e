import { checkMerchant } from './check-merchant';
import type { Merchant } from './merchant';

/** The merchant configuration is invalid; the message lists every fault with its path. */
export class InvalidMerchants extends Error {
  override readonly name = 'MerchantsUnusable';
}

/** The merchants of a server, looked up by what a request carries. */
export interface Merchants {
  all: Merchant[];
  byCode(code: string): Merchant | undefined;
  bySite(siteCode: string): Merchant | undefined;
}

/** Validates merchant configurations as they were read. Throws one error that lists every fault with its path. */
export function loadMerchants(input: readonly unknown[]): Merchants {
  const faults: string[] = [];
  const all: Merchant[] = [];
  for (const [index, candidate] of input.entries()) {
    const checked = checkMerchant(candidate);
    if ('merchant' in checked) all.push(checked.merchant);
    else faults.push(...checked.faults.map((fault) => `${nameOf(candidate, index)}: ${fault}`));
  }
  faults.push(...conflictsBetween(all));
  if (faults.length > 0)
    throw new InvalidMerchants(
      `The merchant configuration is invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return indexMerchants(all);
}

/** Indexes merchants that are already validated. */
export function indexMerchants(all: Merchant[]): Merchants {
  const codes = new Map(all.map((merchant) => [merchant.code, merchant]));
  const sites = new Map(all.flatMap((merchant) => merchant.siteCodes.map((site) => [site, merchant] as const)));
  return { all, byCode: (code) => codes.get(code), bySite: (site) => sites.get(site) };
}

/** Conflicts between merchants: a code, a site code and a domain each belong to one merchant. */
function conflictsBetween(all: Merchant[]): string[] {
  return [
    ...repeated(all, 'code', ({ code }) => [code]),
    ...repeated(all, 'siteCodes', ({ siteCodes }) => siteCodes),
    ...repeated(all, 'domains', ({ domains }) => domains),
  ];
}

const kinds = { code: 'code', siteCodes: 'site code', domains: 'domain' } as const;

/** Says that a name of a merchant is the one of another merchant. */
export function nameTaken(code: string, kind: keyof typeof kinds, name: string, owner: string): string {
  return `${code}: the ${kinds[kind]} "${name}" already belongs to ${owner}`;
}

function nameOf(candidate: unknown, index: number): string {
  const named = typeof candidate === 'object' && candidate !== null && 'code' in candidate;
  return named ? String(candidate.code) : `merchant ${index + 1}`;
}

function repeated(all: Merchant[], kind: keyof typeof kinds, read: (merchant: Merchant) => string[]): string[] {
  const seen = new Map<string, string>();
  return all.flatMap((merchant) =>
    read(merchant).flatMap((value) => {
      const owner = seen.get(value);
      seen.set(value, merchant.code);
      return owner ? [nameTaken(merchant.code, kind, value, owner)] : [];
    }),
  );
}
