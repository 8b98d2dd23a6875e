import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { accounts, type Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { openDoors, type Doors } from '../doors/doors';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { balanceOf } from '../wallets/wallet';

let bench: Bench;
let doors: Doors = openDoors;
beforeAll(async () => {
  bench = await new Bench().open({
    doors: { ...openDoors, mayDeposit: (transaction, incoming) => doors.mayDeposit(transaction, incoming) },
  });
  await bench.control('switch', { merchant: 'aurora', name: 'AGENTRANSMULTDOWN3', value: true });
}, 60_000);
beforeEach(() => (doors = openDoors));
afterAll(() => bench.close());

const accountOf = async (name: string) => requirePresent(await findAccount(bench.engine.database, 'aurora', name));
const balance = async (name: string) => balanceOf(bench.backend, bench.engine.database, await accountOf(name));
let teams = 0;
/** An agent with 100 units, the payment password 246810 and `size` direct downlines. */
async function newTeam(size: number) {
  const agent = `sender${(teams += 1)}`;
  await bench.control('twin', { merchant: 'aurora', account: 'agent1', name: agent, balance: 10_000 });
  const { paymentPassword } = await accountOf('player1');
  const { id } = await accountOf(agent);
  await bench.engine.database.update(accounts).set({ paymentPassword }).where(eq(accounts.id, id));
  const members: string[] = [];
  for (let index = 0; index < size; index += 1) {
    const name = `${agent}m${index}`;
    await bench.control('twin', { merchant: 'aurora', account: 'player3', name });
    await putBelow(await accountOf(name), id);
    members.push(name);
  }
  return { agent, members, token: await bench.signIn(agent) };
}
async function putBelow({ id }: Account, uplineId: number) {
  await bench.engine.database.delete(teamMembers).where(eq(teamMembers.accountId, id));
  await bench.engine.database.insert(teamMembers).values({ accountId: id, uplineId });
}
const send = (token: string, lines: [string, string][], { password = '246810', key = randomUUID() as string } = {}) =>
  bench.call(
    'agent.transfer',
    { lines: lines.map(([account, amount]) => ({ account, amount })), password },
    { token, headers: { 'idempotency-key': key } },
  );
const outcomes = ({ value }: { value: { lines: { outcome: string }[] } }) => value.lines.map(({ outcome }) => outcome);

it('sends to one and to several downlines, once for each key [AGT-29]', async () => {
  const { agent, members, token } = await newTeam(2);
  const [first, second] = members as [string, string];
  const key = randomUUID();
  const lines: [string, string][] = [
    [first, '10'],
    [second.toUpperCase(), '20.50'],
  ];
  const answer = await send(token, lines, { key });
  expect(answer.value).toEqual({ done: true, lines: members.map((account) => ({ account, outcome: 'sent' })) });
  expect((await send(token, lines, { key })).value).toEqual(answer.value);
  expect(outcomes(await send(token, [[first, '1']]))).toEqual(['sent']);
  expect(await Promise.all([agent, first, second].map(balance))).toEqual([6_850, 1_100, 2_050]);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('answers a batch of 200 lines with long names and amounts, line by line [AGT-29]', async () => {
  const { token } = await newTeam(0);
  const lines = Array.from({ length: 200 }, (_, index): [string, string] => [
    `a-long-member-name-of-a-team-${index}`,
    '123456789012.34',
  ]);
  const answer = await send(token, lines);
  expect(answer.value.done).toBe(false);
  expect(outcomes(answer)).toEqual(lines.map(() => 'unknown'));
  expect(await send(token, [...lines, ['one-more', '1']])).toMatchObject({ code: 'request_invalid' });
});

it('sends all lines or none, and says which line failed [AGT-29]', async () => {
  const { agent, members, token } = await newTeam(4);
  const [first, closed, third, fourth] = members as [string, string, string, string];
  const { id } = await accountOf(closed);
  doors = {
    ...openDoors,
    mayDeposit: async (_transaction, { account }) =>
      account.id === id ? { key: 'points_closed', reason: 'a limit of the receiver' } : 'allowed',
  };
  const answer = await send(token, [
    [first, '1'],
    [closed, '1'],
    [third, '0'],
    [first, '2'],
    ['agent2', '1'],
    ['absent', '1'],
    [agent, '1'],
    [fourth, '1.005'],
  ]);
  expect(answer.value.done).toBe(false);
  expect(outcomes(answer)).toEqual([
    ...['ready', 'refused', 'amount', 'repeated', 'unknown', 'unknown', 'unknown', 'amount'],
  ]);
  expect(JSON.stringify(answer)).not.toContain('limit');
  expect(await Promise.all([agent, ...members].map(balance))).toEqual([10_000, 0, 0, 0, 0]);
});

it('reaches members below other members, and no account of another team [AGT-29]', async () => {
  const { members, token } = await newTeam(2);
  const [first, second] = members as [string, string];
  await putBelow(await accountOf(second), (await accountOf(first)).id);
  expect(outcomes(await send(token, [[second, '1']]))).toEqual(['sent']);
  const other = await newTeam(0);
  expect(outcomes(await send(other.token, [[second, '1']]))).toEqual(['unknown']);
});

it.each([
  ['more than the balance', '60', {}, 'money_not_enough'],
  ['a wrong payment password', '1', { password: '000000' }, 'password_incorrect'],
])('refuses %s, and moves nothing [AGT-29]', async (_what, amount, options, code) => {
  const { agent, members, token } = await newTeam(2);
  const lines = members.map((name): [string, string] => [name, amount]);
  expect(await send(token, lines, options)).toMatchObject({ success: false, code });
  expect(await balance(agent)).toBe(10_000);
});

it('several lines need AGENTRANSMULTDOWN3, one does not [AGT-29]', async () => {
  const { members, token } = await newTeam(2);
  const turn = (value: boolean) => bench.control('switch', { merchant: 'aurora', name: 'AGENTRANSMULTDOWN3', value });
  await turn(false);
  const lines = members.map((name): [string, string] => [name, '1']);
  expect(await send(token, lines)).toMatchObject({ success: false, code: 'in_stay_tuned' });
  expect(outcomes(await send(token, lines.slice(0, 1)))).toEqual(['sent']);
  await turn(true);
});

it('is for agents only', async () => {
  expect(await send(await bench.signIn('player1'), [['player2', '1']])).toMatchObject({ code: 'agents_only' });
});
