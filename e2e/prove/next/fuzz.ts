/* eslint-disable no-restricted-imports -- so many strings go through the functions themselves; the browser has the others */
import { departureTarget } from '@atrium/host/departure';
import { ownAddress } from '@atrium/host/own-address';
import { PlaceIndex } from '@atrium/host/place-index';
import * as check from 'fast-check';
import { builtRemotes, releaseOf } from '../../support/releases';
import { describedPaths, isDescribed } from './places';
import type { NextOptions } from './options';

const origin = 'http://aurora.atrium.localhost:4400';

export interface Fuzzed {
  strings: number;
  /** How many were gone on to, as places of ours. */
  followed: number;
  /** How many of them would lead elsewhere, were they taken as they are. */
  foreign: number;
  faults: string[];
}

/**
 * Gives the functions that decide where somebody goes on to strings that are made of what addresses are made of, and
 * judges by the standard's own resolution of addresses and by the list of the portal's places.
 */
export function fuzz({ fuzzed, seed }: NextOptions): Fuzzed {
  const described = describedPaths();
  const places = everyPlace();
  const found: Fuzzed = { strings: 0, followed: 0, foreign: 0, faults: [] };
  check.assert(
    check.property(strings(described), (input) => {
      found.strings += 1;
      if (leadsAway(input)) found.foreign += 1;
      const next = ownAddress(input, places, origin);
      const left = departureTarget(null, input);
      if (next !== undefined) found.followed += 1;
      if (next !== undefined && (leadsAway(next) || !isDescribed(new URL(next, origin).pathname, described)))
        throw new Error(`${JSON.stringify(input)} leads on to ${next}`);
      if (leadsAway(left)) throw new Error(`${JSON.stringify(input)} is where signing out leads: ${left}`);
    }),
    { numRuns: fuzzed, seed },
  );
  return found;
}

/** What a browser would make of an address on a page of ours. */
function leadsAway(address: string): boolean {
  const page = `${origin}/login`;
  return !URL.canParse(address, page) || new URL(address, page).origin !== origin;
}

/** The places of all remotes for somebody for whom all of them exist. */
function everyPlace(): PlaceIndex {
  const all = builtRemotes().map((remote) => ({ release: { descriptor: releaseOf(remote).descriptor } }));
  return new PlaceIndex({ all } as unknown as ConstructorParameters<typeof PlaceIndex>[0], { holds: () => true });
}

/** Addresses of ours with something put in, pieces of addresses in a row, and any text at all. */
function strings(described: readonly string[]): check.Arbitrary<string> {
  const own = check.constantFrom(...described);
  const piece = check.oneof(
    { weight: 6, arbitrary: check.constantFrom(...pieces) },
    { weight: 2, arbitrary: own },
    { weight: 1, arbitrary: check.string({ unit: 'binary', maxLength: 3 }) },
  );
  const altered = check
    .tuple(own, check.nat(), check.nat(4), check.array(piece, { maxLength: 3 }))
    .map(([address, at, gone, put]) => {
      const place = at % (address.length + 1);
      return address.slice(0, place) + put.join('') + address.slice(place + gone);
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
