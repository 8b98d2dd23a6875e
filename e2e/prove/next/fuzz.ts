/* eslint-disable no-restricted-imports -- a browser is too slow for so many strings */
import { departureTarget } from '@atrium/host/departure';
import { ownAddress } from '@atrium/host/own-address';
import { PlaceIndex } from '@atrium/host/place-index';
import * as check from 'fast-check';
import { builtRemotes, releaseOf } from '../../support/releases';
import { describedPaths, isDescribed } from './places';

const origin = 'http://aurora.atrium.localhost:4400';

export interface Fuzzed {
  strings: number;
  /** Strings that are followed, as places of the portal. */
  followed: number;
  /** Strings that would lead to another origin if a browser followed them. */
  foreign: number;
  faults: string[];
}

/**
 * Generates strings from parts of addresses and gives them to the functions that decide where a `next` leads. Checks the
 * results against the URL standard and the list of the portal's places, and stops at the first fault.
 */
export function fuzz({ fuzzed, seed }: { fuzzed: number; seed: number }): Fuzzed {
  const described = describedPaths();
  const places = everyPlace();
  const found: Fuzzed = { strings: 0, followed: 0, foreign: 0, faults: [] };
  const result = check.check(
    check.property(strings(described), (input) => {
      found.strings += 1;
      if (leadsAway(input)) found.foreign += 1;
      const next = ownAddress(input, places, origin);
      const left = departureTarget(null, input);
      if (next !== undefined) found.followed += 1;
      if (next !== undefined && (leadsAway(next) || !isDescribed(new URL(next, origin).pathname, described)))
        throw new Error(`${JSON.stringify(input)} redirects to ${next}`);
      if (leadsAway(left)) throw new Error(`${JSON.stringify(input)} leads to ${left} after signing out`);
    }),
    { numRuns: fuzzed, seed },
  );
  if (result.failed) found.faults.push((result.errorInstance as Error).message);
  return found;
}

/** Whether a browser on a page of the portal would leave its origin for this address. */
function leadsAway(address: string): boolean {
  const page = `${origin}/login`;
  return !URL.canParse(address, page) || new URL(address, page).origin !== origin;
}

/** The places of all remotes, with every requirement met. */
function everyPlace(): PlaceIndex {
  const all = builtRemotes().map((remote) => ({ release: { descriptor: releaseOf(remote).descriptor } }));
  return new PlaceIndex({ all } as unknown as ConstructorParameters<typeof PlaceIndex>[0], { holds: () => true });
}

/** Altered addresses of the portal, sequences of address parts, and any text. */
function strings(described: readonly string[]): check.Arbitrary<string> {
  const own = check.constantFrom(...described);
  const piece = check.oneof(
    { weight: 6, arbitrary: check.constantFrom(...pieces) },
    { weight: 2, arbitrary: own },
    { weight: 1, arbitrary: check.string({ unit: 'binary', maxLength: 3 }) },
  );
  const altered = check
    .tuple(own, check.nat(), check.nat(4), check.array(piece, { maxLength: 3 }))
    .map(([address, at, removed, inserted]) => {
      const place = at % (address.length + 1);
      return address.slice(0, place) + inserted.join('') + address.slice(place + removed);
    });
  return check.oneof(
    { weight: 4, arbitrary: altered },
    { weight: 4, arbitrary: check.array(piece, { maxLength: 10 }).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: check.webUrl({ withFragments: true, withQueryParameters: true }) },
    { weight: 1, arbitrary: check.string({ unit: 'binary', maxLength: 40 }) },
  );
}

const pieces = [
  ...['/', '//', '\\', '.', '..', '/..', '/.', './', '@', ':', '?', '#', '&', ';', '=', '%', ' ', '//evil.example'],
  ...['%2f', '%5c', '%2e', '%00', '%09', '%0a', '%0d', '%25', '%252f', '%40', '%3a', '%c0%af', '%e2%80%a8'],
  ...['\t', '\n', '\r', '\u0000', '\u000b', '\u001f', '\u007f', '\u0085', '\u00a0', '\u200b', '\u2028', '\ufeff'],
  ...['\uff0f', '\uff3c', '\u2215', '\u2044', '\u3002', '\uff0e', '\uff1a', '\ud800', '\u202e'],
  ...['http', 'https:', 'http://', 'HTTPS://', 'javascript:', 'data:', 'blob:', 'file:', 'ws:', 'about:'],
  ...['evil.example', 'aurora.atrium.localhost', ':4400', ':4401', 'lotus.atrium.localhost', '[::1]', '127.0.0.1'],
  ...['next=', 'wps/session/logout', 'r/auth/entry.js', origin],
];
