import { agentSwitches } from '@atrium/api';
import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of an agent at a merchant with all agent switches. */
export const agent: Fact[] = [
  'signed-in',
  'real-account',
  'agent',
  ...agentSwitches.map((name): Fact => `switch:${name}`),
];

/** A fake host with a signed-in agent and the abilities and English texts of this remote. */
export function agentHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'agent',
    abilities: config.abilities,
    texts: { EN },
    places: config.places.map(({ name }) => name),
    facts: agent,
    session: { status: 'signed-in', customer: { id: '4', account: 'ada77', nickname: 'Ada', kind: 1 } },
    ...options,
    account: { contracts: {}, ...options.account },
  });
}
