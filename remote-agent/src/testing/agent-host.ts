import type { Fact } from '@atrium/contract';
import { fakeHost, type FakeHost, type FakeHostOptions } from '@atrium/contract/testing';
import config from '../../remote.config';
import EN from '../locales/EN.json';

/** Every switch of the back end's list for agents, in its order. */
export const agentSwitches = [
  'AGENTANNOUNCE3',
  'AGEINFO3',
  'REGCEN',
  'DOWNMAN',
  'TRANSBETREPMEM3',
  'AGETEAMPNL3',
  'AGEREV3',
  'AGEDOWNTRANS3',
  'AGENTRANSMULTDOWN3',
  'DIVIDEND',
  'DAYSAL',
  'DAYSALMR',
  'HOURSAL3',
  'AGETRANSFERUP3',
  'AGEREGDOWN3',
  'CREATEAFF3',
  'AFFMAN3',
  'TEAMBETTING3',
  'AGEPAG',
] as const;

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
