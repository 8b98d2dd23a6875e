import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of a player at a merchant with points. */
export const player: Fact[] = ['signed-in', 'real-account', 'player', 'switch:POINTSYSTEM'];

/** A fake host with a signed-in player and the abilities and English texts of this remote. */
export function mallHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'mall',
    abilities: config.abilities,
    texts: { EN },
    places: config.places.map(({ name }) => name),
    facts: player,
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    current: { place: 'mall.home@1', params: {} },
    ...options,
  });
}
