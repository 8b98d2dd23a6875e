import { agentSwitches } from '@atrium/api';
import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Facts of an agent at a merchant that offers agents everything. */
export const agent: Fact[] = [
  'signed-in',
  'real-account',
  'agent',
  ...agentSwitches.map((name): Fact => `switch:${name}`),
];

/** The fake host with an agent signed in, and the agent centre's abilities and English texts. */
export function agentHost(options: FakeHostOptions = {}): FakeHost {
  return fakeHost({
    remote: 'agent',
    abilities: config.abilities,
    texts: { EN },
    facts: agent,
    session: { status: 'signed-in', customer: { id: '4', account: 'ada77', nickname: 'Ada', kind: 1 } },
    ...options,
    account: { contracts: {}, ...options.account },
  });
}
