import * as v from 'valibot';
import { MerchantSchema, type Merchant } from './merchant';

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
    const result = v.safeParse(MerchantSchema, candidate);
    if (result.success) all.push(result.output);
    else faults.push(...result.issues.map((issue) => `${nameOf(candidate, index)}: ${describe(issue)}`));
  }
  faults.push(
    ...repeated(all, 'code', ({ code }) => [code]),
    ...repeated(all, 'site code', ({ siteCodes }) => siteCodes),
  );
  if (faults.length > 0)
    throw new MerchantsUnusable(`The merchants cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  const codes = new Map(all.map((merchant) => [merchant.code, merchant]));
  const sites = new Map(all.flatMap((merchant) => merchant.siteCodes.map((site) => [site, merchant] as const)));
  return { all, byCode: (code) => codes.get(code), bySite: (site) => sites.get(site) };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
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
