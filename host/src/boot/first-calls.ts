import type { Facts } from '@atrium/contract';
import type { HostApi } from '../backend/api/create-api';
import { readParams } from '../navigation/places/address';
import type { Page } from '../navigation/places/page-store';

type PlacePage = Pick<Extract<Page, { kind: 'place' }>, 'chain' | 'params'>;

interface Source {
  merchant: { code: string };
  facts: Pick<Facts, 'holds'>;
}

interface Sender {
  api: Pick<HostApi, 'askEarly'>;
  language: { current: string };
}

/** Asks what the first screen of a page's places shows, while their code loads (contract, `firstCalls`). */
export function sendFirstCalls(
  { chain, params }: PlacePage,
  { merchant, facts }: Source,
  { api, language }: Sender,
): void {
  const named: Record<string, string> = { '{merchant}': merchant.code, '{language}': language.current };
  for (const { place } of chain) {
    // parameters choose what a view asks
    if (Object.keys(readParams(place, params)).length > 0) continue;
    for (const { path, request = {}, when } of place.firstCalls ?? [])
      if (facts.holds(when))
        api.askEarly(
          path,
          Object.fromEntries(Object.entries(request).map(([name, value]) => [name, named[value] ?? value])),
        );
  }
}
