import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of a customer who can play for money. */
export const player: Fact[] = ['signed-in', 'real-account', 'player'];
/** All switches that affect the lobby. */
export const everySwitch: Fact[] = [
  'switch:FREEPLAY3',
  'switch:HOTGAME3',
  'switch:RECENTGAME3',
  'switch:FAVGAME3',
  'switch:RANDOMJACKPOT3',
];

/** A fake host with the abilities and English texts of this remote. */
export function lobbyHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'lobby',
    abilities: config.abilities,
    texts: { EN },
    places: config.places.map(({ name }) => name),
    ...options,
  });
}

/** A lobby host with a player signed in. */
export function playerHost(options: FakeHostOptions = {}): FakeHost {
  return lobbyHost({
    facts: [...player, ...everySwitch],
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    ...options,
  });
}
