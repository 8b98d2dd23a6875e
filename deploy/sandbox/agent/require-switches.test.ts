import { agentSwitches } from '@atrium/api';
import { Bench } from '../testing/open-bench';

let bench: Bench;
let agent: string;
beforeAll(async () => {
  bench = await new Bench().open();
  agent = await bench.signIn('agent1');
}, 60_000);
afterAll(() => bench.close());

const turn = (name: string, value: boolean) => bench.control('switch', { merchant: 'aurora', name, value });
/** All agent switches on except these. */
async function turnOff(...off: string[]) {
  for (const name of agentSwitches) await turn(name, !off.includes(name));
}

const days = { from: '2026-01-01', to: '2026-01-02' };
const paging = { pageNo: 1, pageSize: 5 };
const range = { ...days, zone: 'UTC' };
const record = { ...range, search: '', ...paging };
const pay = (kind: string) => ({ kind, by: 'periods', ...days, ...paging });
const offer = { kind: 'daily', downline: '1', details: [] };
const transfer = { lines: [{ account: 'player1', amount: '1.00' }], password: '123456' };

test.each<[string, object, string[], string]>([
  ['agent.announcements', {}, ['AGENTANNOUNCE3'], '[AGT-08]'],
  ['agent.overview', range, ['AGEINFO3'], '[AGT-09]'],
  ['agent.downlines', record, ['DOWNMAN', 'AGEINFO3'], '[AGT-11]'],
  ['agent.bets', record, ['TRANSBETREPMEM3', 'TEAMBETTING3'], '[AGT-13]'],
  ['agent.loss', record, ['AGETEAMPNL3'], '[AGT-14]'],
  ['agent.payments', record, ['AGEDOWNTRANS3'], '[AGT-16]'],
  ['contracts.income', { ...days, ...paging }, ['AGEREV3'], '[AGT-15]'],
  ['contracts.pay', pay('dividend'), ['AGEREV3', 'DIVIDEND'], '[AGT-18]'],
  ['contracts.pay', pay('daily'), ['AGEREV3', 'DAYSAL', 'DAYSALMR'], '[AGT-20]'],
  ['contracts.pay', pay('hourly'), ['AGEREV3', 'HOURSAL3'], '[AGT-22]'],
])('%s %j is served with any of its switches %j and refused without them %s', async (id, request, switches) => {
  const ask = async () => (await bench.call(id, request, { token: agent })).code;
  for (const kept of switches) {
    await turnOff(...switches.filter((name) => name !== kept));
    expect({ kept, code: await ask() }).toEqual({ kept, code: undefined });
  }
  await turnOff(...switches);
  expect(await ask()).toBe('in_stay_tuned');
});

test.each<[string, object]>([
  ['agent.transfer', transfer],
  ['contracts.offer', offer],
  ['contracts.terminate', { id: '1' }],
])('%s belongs to downline management [AGT-11]', async (id, request) => {
  const idempotency = { token: agent, headers: { 'idempotency-key': `switch-test-${id}` } };
  await turnOff('DOWNMAN');
  expect(await bench.call(id, request, idempotency)).toMatchObject({ code: 'in_stay_tuned' });
  await turnOff();
  expect((await bench.call(id, request, idempotency)).code).not.toBe('in_stay_tuned');
});

test('with AGEPAG off no agent page is served; a real-time salary needs no other switch [AGT-23] [AGT-31]', async () => {
  const ask = async () => (await bench.call('contracts.pay', pay('realtime'), { token: agent })).code;
  await turnOff(...agentSwitches.filter((name) => name !== 'AGEPAG'));
  expect(await ask()).toBeUndefined();
  await turnOff('AGEPAG');
  expect(await ask()).toBe('in_stay_tuned');
  expect(await bench.call('agent.overview', range, { token: agent })).toMatchObject({ code: 'in_stay_tuned' });
  expect(await bench.call('agent.redRain', {}, { token: agent })).toMatchObject({ code: 'in_stay_tuned' });
});

test('the rounds behind a pay follow the switches of its kind, after the pay is known to be the own one', async () => {
  await turnOff('AGEREV3', 'DAYSAL', 'DAYSALMR');
  const ask = { id: '999999', ...paging };
  expect(await bench.call('contracts.payRounds', ask, { token: agent })).toMatchObject({ code: 'contract_unknown' });
});
