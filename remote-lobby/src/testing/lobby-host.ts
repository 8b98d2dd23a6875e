import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of somebody who may play for money. */
export const player: Fact[] = ['signed-in', 'real-account', 'player'];
/** Switches of a merchant that offers everything the lobby has. */
export const everySwitch: Fact[] = ['switch:FREEPLAY3', 'switch:HOTGAME3', 'switch:RECENTGAME3', 'switch:FAVGAME3'];

/** The fake host with the lobby's own abilities and English texts. */
export function lobbyHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({ remote: 'lobby', abilities: config.abilities, texts: { EN }, ...options });
}

/** A lobby host with a player signed in. */
export function playerHost(options: FakeHostOptions = {}): FakeHost {
  return lobbyHost({
    facts: [...player, ...everySwitch],
    session: { status: 'signed-in', customer: { id: '7', account: 'mei88', nickname: 'Mei', kind: 0 } },
    ...options,
  });
}
