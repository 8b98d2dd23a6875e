import type { Composition } from '@atrium/contract';
import { ReportTokens } from '@atrium/deploy/report-tokens';

/** A forged report of a failure. */
export interface Forgery {
  reportToken: string;
  composition: string;
  remote: string;
  release: string;
}

export interface ForgeryParts {
  composition: Composition;
  /** Tokens of real page loads: one without a report, one of another merchant, and some with a report of a failure. */
  honest: string;
  elsewhere: string;
  spent: string[];
  /** The gateways' own key. */
  key: Buffer;
  /** The remote and release that the report names. */
  remote: string;
  release: string;
}

/** Another address for each forgery, so that each would count. */
const addressOf = (number: number) => `198.51.100.${number % 256}`;

/** By kind, a function from a number to a forgery; different numbers give different forgeries where possible. */
export function forgeries({ composition, honest, elsewhere, spent, key, remote, release }: ForgeryParts) {
  const failure = { composition: composition.id, remote, release };
  const gateway = (options: { key?: Buffer; environment?: string; now?: () => number }) =>
    new ReportTokens({ key, environment: 'local', ...options });
  const threeHoursAgo = () => Date.now() - 3 * 60 * 60 * 1000;
  const forge: Record<string, (number: number) => Forgery> = {
    'no token': (number) => ({ ...failure, reportToken: number % 2 === 0 ? '' : `token-${number}` }),
    altered: (number) => ({ ...failure, reportToken: altered(honest, number) }),
    'of another merchant': () => ({ ...failure, reportToken: elsewhere }),
    'of another environment': (number) => ({
      ...failure,
      reportToken: gateway({ environment: 'other' }).issue(composition, addressOf(number)),
    }),
    'of another key': (number) => ({
      ...failure,
      reportToken: gateway({ key: Buffer.from(`key ${number}`) }).issue(composition, addressOf(number)),
    }),
    'of another composition': (number) => ({
      ...failure,
      reportToken: gateway({}).issue({ ...composition, id: `composition${number}` }, addressOf(number)),
    }),
    expired: (number) => ({
      ...failure,
      reportToken: gateway({ now: threeHoursAgo }).issue(composition, addressOf(number)),
    }),
    replayed: (number) => ({ ...failure, reportToken: spent[number % spent.length] ?? '' }),
    'of a release the page did not get': (number) => ({
      ...failure,
      reportToken: honest,
      release: number.toString(16).padStart(20, '0'),
    }),
    'of a remote the page did not get': (number) => ({ ...failure, reportToken: honest, remote: `remote${number}` }),
  };
  return forge;
}

/** Changes one character, at another place for each number, also in the signature. */
function altered(token: string, number: number): string {
  const at = number % token.length;
  return token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
}
