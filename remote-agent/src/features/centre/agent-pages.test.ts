import { agentSwitches } from '@atrium/api';
import { evaluate, type Fact } from '@atrium/contract';
import config from '../../../remote.config';
import { agent } from '../../testing/agent-host';
import {
  agentPageNames,
  agentPages,
  needsRedRain,
  pageNamed,
  pagesFor,
  type AgentPageName,
  type PageConditions,
} from './agent-pages';
import type { ContractFlags } from './contracts';

const everyContract = { dividendinfo: true, dailysalinfo: true, hoursalinfo: true, realtimesalinfo: false };

interface Circumstances {
  /** Facts added to those of an agent without switches. */
  facts?: Fact[];
  contracts?: ContractFlags;
  redRain?: boolean;
}

const abilities: Record<string, (typeof config.abilities)[keyof typeof config.abilities]> = config.abilities;
const conditions = ({ facts = [], contracts = {}, redRain = false }: Circumstances): PageConditions => ({
  can: (ability) => evaluate(abilities[ability], (fact) => facts.includes(fact)) === true && ability in abilities,
  contracts,
  redRain,
});
const names = (circumstances: Circumstances) => pagesFor(conditions(circumstances)).map(({ name }) => name);
const has = (page: AgentPageName, circumstances: Circumstances) => names(circumstances).includes(page);

test.each([
  ['redRain', true],
  ['agentTeamOverview', false],
  [undefined, false],
])('whether the page %s exists depends on the red rain: %s', (name, needed) => {
  const page = name === 'redRain' ? agentPages.find(({ redRain }) => redRain)?.name : name;
  expect(needsRedRain(page)).toBe(needed);
});

test('with every switch on and every contract except the real-time one, the menu has twelve items in order [AGT-06]', () => {
  expect(names({ facts: agent, contracts: everyContract, redRain: true })).toEqual([
    'agentAnnouncement',
    'agentTeamOverview',
    'registerCenter',
    'agentDownlineManagement',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentIncome',
    'agentDownlineTransaction',
    'agentRedRain',
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
  ]);
});

test('one table maps each of the nineteen switches to what it gates [AGT-07]', () => {
  const paired = JSON.stringify([config.when, config.abilities]);
  expect(agentSwitches).toHaveLength(19);
  expect(agentSwitches.filter((name) => !paired.includes(`switch:${name}`))).toEqual([]);
});

test.each([
  ['agentTeamOverview'],
  ['agentRedRain'],
  ['registerCenter'],
  ['palStatementsAgentCopy'],
  ['personalHistoryCopy'],
  ['agentDividendRecordCopy2'],
  ['agentDailyWages2'],
  ['agentHourSalary'],
  ['agentRealtimeSalary'],
] as const)('the page filter knows %s [AGT-05]', (name) => {
  expect(agentPageNames).toContain(name);
  expect(pageNamed(agentPages, name)?.name).toBe(name);
});

test.each([
  ['nothing', undefined],
  ['an unknown name', 'treasure'],
])('%s shows the team overview [AGT-02] [AGT-05] [LIM-15]', (_what, name) => {
  expect(pageNamed(agentPages, name)?.name).toBe('agentTeamOverview');
});

test('an unavailable page shows the team overview, or the first page if that is unavailable too', () => {
  expect(pageNamed(pagesFor(conditions({})), 'registerCenter')?.name).toBe('agentTeamOverview');
  const off = pagesFor(conditions({ facts: ['switch:AGEINFO3.off', 'switch:AGENTANNOUNCE3.off', 'switch:AGEREV3'] }));
  expect(pageNamed(off, undefined)?.name).toBe('agentIncome');
  expect(pageNamed([], undefined)).toBeUndefined();
});

test.each([
  ['agentAnnouncement', 'AGENTANNOUNCE3'],
  ['agentTeamOverview', 'AGEINFO3'],
  ['agentDownlineTransaction', 'AGEDOWNTRANS3'],
] as const)('%s shows unless %s is expressly off [AGT-08] [AGT-09] [AGT-16] [AGT-24]', (page, name) => {
  expect(has(page, {})).toBe(true);
  expect(has(page, { facts: [`switch:${name}`] })).toBe(true);
  expect(has(page, { facts: [`switch:${name}.off`] })).toBe(false);
});

test.each([
  ['registerCenter', 'REGCEN', '[AGT-10]'],
  ['agentDownlineManagement', 'DOWNMAN', '[AGT-11]'],
  ['palStatementsAgentCopy', 'AGETEAMPNL3', '[AGT-14]'],
  ['agentIncome', 'AGEREV3', '[AGT-15]'],
] as const)('%s shows where %s is on, and only there %s', (page, name, _requirement) => {
  expect(has(page, { facts: [`switch:${name}`] })).toBe(true);
  expect(has(page, {})).toBe(false);
  expect(has(page, { facts: agent.filter((fact) => fact !== `switch:${name}`) })).toBe(false);
});

test.each<[Fact[], boolean]>([
  [[], false],
  [['switch:TRANSBETREPMEM3'], true],
  [['switch:TEAMBETTING3'], true],
  [['switch:TRANSBETREPMEM3', 'switch:TEAMBETTING3'], true],
])('team betting shows with either of its switches: %j → %p [AGT-13]', (facts, shown) => {
  expect(has('personalHistoryCopy', { facts })).toBe(shown);
});

test.each([
  [true, true],
  [false, false],
])('red envelopes show if there is or was a red rain: %p → %p', (redRain, shown) => {
  expect(has('agentRedRain', { facts: agent, redRain })).toBe(shown);
});

test.each<[ContractFlags, boolean]>([
  [{}, false],
  [{ dailysalinfo: true }, true],
  [{ dailysalinfo: false }, false],
  [{ dividendinfo: true, dailysalinfo: false }, true],
  [{ dividendinfo: false, dailysalinfo: true }, false],
])(
  "the dividend record depends on its own flag, else on the daily salary's: %j → %p [AGT-18] [AGT-19]",
  (contracts, shown) => {
    expect(has('agentDividendRecordCopy2', { facts: ['switch:DIVIDEND'], contracts })).toBe(shown);
    expect(has('agentDividendRecordCopy2', { contracts })).toBe(false);
  },
);

test.each<[Fact[], boolean, boolean]>([
  [['switch:DAYSAL'], true, true],
  [['switch:DAYSALMR'], true, true],
  [['switch:DAYSAL', 'switch:DAYSALMR'], false, false],
  [[], true, false],
])('daily wages require a switch and the contract: %j, %p → %p [AGT-20]', (facts, dailysalinfo, shown) => {
  expect(has('agentDailyWages2', { facts, contracts: { dailysalinfo } })).toBe(shown);
});

test.each<[Fact[], boolean, boolean]>([
  [['switch:HOURSAL3'], true, true],
  [['switch:HOURSAL3'], false, false],
  [[], true, false],
])('the hourly salary requires its switch and contract: %j, %p → %p [AGT-22]', (facts, hoursalinfo, shown) => {
  expect(has('agentHourSalary', { facts, contracts: { hoursalinfo } })).toBe(shown);
});

test.each([true, false])('the real-time salary requires its contract: %p [AGT-23]', (realtimesalinfo) => {
  expect(has('agentRealtimeSalary', { facts: agent, contracts: { realtimesalinfo } })).toBe(realtimesalinfo);
});

test('shows only the pages of existing contracts [AGT-25]', () => {
  const pages = new Set(agentPages.filter(({ contract }) => contract).map(({ name }) => name));
  const held = (contracts: ContractFlags) => names({ facts: agent, contracts }).filter((name) => pages.has(name));
  expect(held({})).toEqual([]);
  expect(held({ hoursalinfo: true, realtimesalinfo: true })).toEqual(['agentHourSalary', 'agentRealtimeSalary']);
});

test.each<[Fact[], boolean]>([
  [[], true],
  [['switch:AGEPAG'], true],
  [['switch:AGEPAG.off'], false],
])('all agent pages are available unless AGEPAG is off: %j → %p [AGT-31]', (facts, there) => {
  expect(evaluate(config.when, (fact) => facts.includes(fact))).toBe(there);
});
