import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { teamMembers } from '../agent/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';

let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

const daily = (rate: string) => ({
  ...{ kind: 'daily', details: [{ betVolume: '1000', activeMember: 2, rateType: 'PERCENT', rate }] },
});
const offer = (account: string, terms: object) =>
  bench.control('contract', { merchant: 'aurora', account, offer: terms });
const list = async () => {
  const answer = await bench.app.inject({ url: '/wps/control/contracts/aurora', headers: { host: 'localhost' } });
  return answer.json<{ value: { id: number; account: string; status: string; terminating: boolean }[] }>().value;
};
const newAgent = async (name: string) => {
  await bench.control('twin', { merchant: 'aurora', account: 'agent1', name });
  return requirePresent(await findAccount(bench.engine.database, 'aurora', name));
};

it('a merchant offers a contract to an agent without an upline, and asks to end it', async () => {
  await newAgent('topagent');
  const { value } = await offer('topagent', daily('1.25'));
  const token = await bench.signIn('topagent');
  const { id } = value;
  const answer = { id: String(id), status: 'A' };
  expect(await bench.call('contracts.dailySalary', answer, { token })).toMatchObject({ value: { status: 'V' } });
  expect(await bench.control('end-contract', { merchant: 'lotus', id })).toMatchObject({ code: 'contract_unknown' });
  expect(await bench.control('end-contract', { merchant: 'aurora', id })).toMatchObject({ success: true });
  expect(await list()).toContainEqual(
    expect.objectContaining({ id, account: 'topagent', status: 'V', terminating: true }),
  );
  const funds = await bench.call('member.funds', {}, { token });
  expect(funds.value.dailysalreqtype).toMatchObject([{ id: String(id), status: 'V' }]);
});

it('contracts of agents are no contracts of the merchant', async () => {
  const [upline, downline] = [await newAgent('topupline'), await newAgent('topbelow')];
  await bench.engine.database.insert(teamMembers).values({ accountId: downline.id, uplineId: upline.id });
  const { value } = await offer('topupline', daily('1'));
  const token = await bench.signIn('topupline');
  await bench.call('contracts.dailySalary', { id: String(value.id), status: 'A' }, { token });
  const given = await bench.call('contracts.offer', { downline: String(downline.id), ...daily('0.5') }, { token });
  expect(given).toMatchObject({ success: true });
  expect((await list()).map(({ account }) => account)).not.toContain('topbelow');
  const end = { merchant: 'aurora', id: Number(given.value.id) };
  expect(await bench.control('end-contract', end)).toMatchObject({ code: 'contract_unknown' });
});

it('refuses an account with an upline, an unknown one, and terms that do not fit', async () => {
  const [upline, downline] = [await newAgent('offerup'), await newAgent('offerbelow')];
  await bench.engine.database.insert(teamMembers).values({ accountId: downline.id, uplineId: upline.id });
  const refused = await offer('offerbelow', daily('1'));
  expect([refused.code, refused.message]).toEqual(['request_invalid', expect.stringContaining('upline')]);
  expect(await offer('offernone', daily('1'))).toMatchObject({ code: 'account_unknown' });
  for (const rate of ['-1', '0.123456789', '101', 'x'])
    expect(await offer('offerup', daily(rate))).toMatchObject({ code: 'request_invalid' });
});

it.each(['trial4', 'member40', 'agent42'])(
  'refuses %s, who does not get the requests to answer [CTR-07]',
  async (account) => {
    const name = `offer${account}`;
    await bench.control('twin', { merchant: 'aurora', account, name });
    const { database } = bench.engine;
    const { id } = requirePresent(await findAccount(database, 'aurora', name));
    await database.delete(teamMembers).where(eq(teamMembers.accountId, id));
    expect(await offer(name, daily('1'))).toMatchObject({ code: 'contract_not_for_account' });
    expect((await list()).map((one) => one.account)).not.toContain(name);
  },
);
