import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of a player at a merchant with the full member centre. */
export const player: Fact[] = ['signed-in', 'real-account', 'player', 'switch:MYWALL', 'switch:PAYMENTPASSWORD'];

/** A fake host with a signed-in player and the abilities and English texts of this remote. */
export function memberHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'member',
    abilities: config.abilities,
    texts: { EN },
    places: config.places.map(({ name }) => name),
    facts: player,
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    absentPlaces: ['member.deposit@1', 'member.withdraw@1', 'mall.centre@1'],
    ...options,
    account: {
      member: { id: '7', account: 'mei88', nickname: 'Mei', labels: [], lastLogin: Date.UTC(2026, 0, 2, 3, 4) },
      wallet: { single: false },
      ...options.account,
    },
  });
}
