import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../engine';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { teamMembers } from '../agent/tables';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { win } from '../testing/win';
import { bet, returnWithdrawal, rollBack, withdraw } from '../wallets/postings';
import { balanceOf } from '../wallets/wallet';
import { answerContract, askTermination, offerContract, type Answered } from './agreements';
import { payDueContracts } from './pay-contracts';
import type { Offer } from './terms';

const hour = 3_600_000;
const day = 24 * hour;
let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

let names = 0;
/** An agent on Monday noon in Shanghai with an own contract, and members of the team who play NOVA slots. */
async function newTeam(offer: Offer) {
  names += 1;
  bench.now = Date.UTC(2026, 4, 4 + 70 * names, 4);
  const newAccount = async (name: string, original: string, upline?: Account) => {
    await bench.control('twin', { merchant: 'aurora', account: original, name, balance: 1_000_000 });
    const account = requirePresent(await findAccount(bench.engine.database, 'aurora', name));
    if (upline) await setUpline(account, upline);
    return account;
  };
  const setUpline = ({ id: accountId }: Account, { id: uplineId }: Account) =>
    bench.engine.database
      .insert(teamMembers)
      .values({ accountId, uplineId })
      .onConflictDoUpdate({ target: teamMembers.accountId, set: { uplineId } });
  const agent = await newAccount(`earner${names}`, 'agent2');
  const below = await newAccount(`middle${names}`, 'agent2', agent);
  const [near, deep] = [
    await newAccount(`near${names}`, 'player1', agent),
    await newAccount(`deep${names}`, 'player1', below),
  ];
  const merchant = requirePresent(bench.backend.merchants.get('aurora'));
  const id = await offerContract(bench.backend, merchant, { upline: undefined, downline: agent.id, offer });
  const { kind, productType = '', computationPeriod = '' } = offer;
  const about: Answered = kind === 'dividend' ? { kind, productType, computationPeriod } : { kind, id: String(id) };
  await answerContract(bench.backend, merchant, agent, { about, letter: 'A' });
  const stake = (account: Account, amount: number, won = 0, key: string = randomUUID()) =>
    bench.engine.transaction(async (transaction) => {
      const wager = { vendor: 'NOVA', game: 'fruit-harbour', round: key, amount, key };
      await bet(bench.backend, transaction, account, wager);
      if (won > 0) await win(bench.backend, transaction, account, { ...wager, amount: won, key: `${key}:won` });
    });
  const laterWin = (account: Account, amount: number, round: string) =>
    bench.engine.transaction((transaction) =>
      win(bench.backend, transaction, account, { vendor: 'NOVA', round, amount, key: `${round}:won` }),
    );
  const back = (account: Account, key: string) =>
    bench.engine.transaction((transaction) => rollBack(bench.backend, transaction, account, 'NOVA', key));
  const balance = () => balanceOf(bench.backend, bench.engine.database, agent);
  const call = async (name: string, request: object = {}) =>
    bench.call(name, request, { token: await bench.signIn(agent.name) });
  const pay = async (range: object = {}) =>
    (await call('contracts.pay', { kind, by: 'periods', ...days(), pageNo: 1, pageSize: 50, ...range })).value;
  return { agent, near, deep, stake, laterWin, back, balance, call, pay, id, about, merchant };
}

/** Another bet of a round. */
const stakeAgain = (account: Account, amount: number, round: string) =>
  bench.engine.transaction((transaction) =>
    bet(bench.backend, transaction, account, { vendor: 'NOVA', game: '', round, amount, key: `${round}:again` }),
  );

const days = () => ({
  from: new Date(bench.now - 80 * day).toISOString().slice(0, 10),
  to: new Date(bench.now + day).toISOString().slice(0, 10),
});
const run = () => payDueContracts(bench.backend);

const dividend: Offer = {
  ...{ kind: 'dividend', productType: 'RNG', computationPeriod: 'WEEKLY' },
  contracts: [
    { minimumBet: '100', netLoss: '10', activeMember: 1, contractRate: '5' },
    { minimumBet: '500', netLoss: '100', activeMember: 2, contractRate: '12.3456', periodicTotalBet: '700' },
    { minimumBet: '500', netLoss: '100', activeMember: 3, contractRate: '50' },
  ],
};
const daily: Offer = {
  kind: 'daily',
  details: [
    { betVolume: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.8' },
    { betVolume: '1000', activeMember: 2, rateType: 'FIXED', rate: '88.88' },
    // more members than any team here has
    { betVolume: '100', activeMember: 3, rateType: 'FIXED', rate: '500' },
  ],
};
const hourly: Offer = {
  ...{ kind: 'hourly', productType: 'RNG' },
  hourSalaryRates: [
    { minimumBet: '100', activeMember: 1, rateType: 'PERCENT', rate: '0.3333' },
    { minimumBet: '100', activeMember: 2, rateType: 'PERCENT', rate: '5' },
  ],
};
const realtime: Offer = {
  kind: 'realtime',
  realTimeSalaryRates: [
    { betAmount: '100', lossRate: '0.2', winRate: '0.1' },
    { betAmount: '1000', lossRate: '0.5', winRate: '0.25' },
  ],
};

it('a dividend pays the best met rate of the net loss of the whole team, after its period [CTR-08]', async () => {
  const { near, deep, stake, balance, pay } = await newTeam(dividend);
  const before = await balance();
  await stake(near, 40_000, 10_000);
  bench.pass(3 * day);
  await stake(deep, 30_001);
  await run();
  expect(await balance()).toBe(before);
  bench.pass(4 * day);
  expect(await run()).toBe(1);
  // 600.01 at 12.3456 percent, rounded down
  expect(await balance()).toBe(before + 7_407);
  expect(await pay()).toMatchObject({
    total: { amount: '74.07', stake: '700.01' },
    rows: [
      {
        ...{ productType: 'RNG', computationPeriod: 'WEEKLY', stake: '700.01', netLoss: '600.01', activeMembers: 2 },
        ...{ rateType: 'PERCENT', rate: '12.3456', amount: '74.07', correction: false },
      },
    ],
  });
});

it('a dividend pays nothing while the team won', async () => {
  const { near, stake, balance } = await newTeam(dividend);
  const before = await balance();
  await stake(near, 60_000, 90_000);
  bench.pass(8 * day);
  await run();
  expect(await balance()).toBe(before);
});

it('a daily salary pays stakes at a rate, or a fixed amount where that is more [CTR-09]', async () => {
  const { near, deep, stake, pay } = await newTeam(daily);
  await stake(near, 50_001);
  bench.pass(day);
  await stake(near, 60_000);
  await stake(deep, 60_000);
  bench.pass(day);
  await run();
  expect(await pay()).toMatchObject({
    total: { amount: '92.88' },
    rows: [
      { stake: '1200.00', activeMembers: 2, rateType: 'FIXED', amount: '88.88' },
      { stake: '500.01', activeMembers: 1, rateType: 'PERCENT', rate: '0.8', amount: '4.00' },
    ],
  });
});

it('an hourly salary pays each hour of its product by itself [CTR-10]', async () => {
  const { near, stake, pay } = await newTeam(hourly);
  await stake(near, 30_000);
  bench.pass(hour);
  await stake(near, 9_999);
  bench.pass(hour);
  await stake(near, 20_000);
  bench.pass(hour + 60_000);
  await run();
  expect((await pay()).rows).toMatchObject([
    { stake: '200.00', amount: '0.66' },
    { stake: '300.00', amount: '0.99' },
  ]);
  expect((await pay({ by: 'days' })).rows).toMatchObject([{ stake: '500.00', amount: '1.65' }]);
});

it('a real-time salary has a rate for members who lost and one for the others [CTR-11]', async () => {
  const { near, deep, stake, pay } = await newTeam(realtime);
  await stake(near, 60_000, 10_000);
  await stake(deep, 50_000, 70_000);
  bench.pass(16 * 60_000);
  await run();
  // 600.00 at 0.5 and 500.00 at 0.25 percent
  expect((await pay()).rows).toMatchObject([{ stake: '1100.00', rate: '0.5 / 0.25', amount: '4.25' }]);
});

it('each period is paid once, whatever runs twice, and after three days asleep', async () => {
  const { near, stake, balance, pay } = await newTeam(daily);
  const before = await balance();
  for (let index = 0; index < 3; index++) {
    await stake(near, 50_000);
    bench.pass(day);
  }
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await balance()).toBe(before + 3 * 400);
  expect((await pay()).rows.map(({ amount }: { amount: string }) => amount)).toEqual(['4.00', '4.00', '4.00']);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('a run that stops half-way leaves no period half paid', async () => {
  const { near, stake, balance } = await newTeam(daily);
  const before = await balance();
  for (let index = 0; index < 3; index++) {
    await stake(near, 50_000);
    bench.pass(day);
  }
  let posts = 0;
  const doors = {
    ...bench.backend.doors,
    mayReceive: async () => {
      posts += 1;
      if (posts === 2) throw new Error('stopped');
      return 'allowed' as const;
    },
  };
  await expect(payDueContracts({ ...bench.backend, doors })).rejects.toThrow('stopped');
  expect(await balance()).toBe(before);
  await run();
  expect(await balance()).toBe(before + 3 * 400);
});

it('a contract that ends in mid-period pays what was played until then', async () => {
  const { agent, near, stake, balance, about, id, merchant } = await newTeam(daily);
  const before = await balance();
  await stake(near, 50_000);
  bench.pass(hour);
  await bench.engine.database.execute(`update sandbox.contracts set terminating = true where id = ${id}`);
  await answerContract(bench.backend, merchant, agent, { about, letter: 'C' });
  bench.pass(hour);
  await stake(near, 90_000);
  bench.pass(2 * day);
  await run();
  expect(await balance()).toBe(before + 400);
  await stake(near, 90_000);
  bench.pass(2 * day);
  expect(await run()).toBe(0);
  await expect(askTermination(bench.backend, merchant, agent, id)).rejects.toThrow('contract_unknown');
});

it('a stake that is returned after the pay corrects it by a second posting', async () => {
  const { near, stake, back, balance, pay } = await newTeam(daily);
  const before = await balance();
  await stake(near, 50_000);
  await stake(near, 25_000, 0, 'returned-later');
  bench.pass(day);
  await run();
  expect(await balance()).toBe(before + 600);
  await back(near, 'returned-later');
  expect(await run()).toBe(1);
  await run();
  expect(await balance()).toBe(before + 400);
  expect(await pay()).toMatchObject({
    total: { amount: '4.00', stake: '500.00' },
    rows: [
      { amount: '-2.00', stake: '500.00', correction: true },
      { amount: '6.00', stake: '750.00', correction: false },
    ],
  });
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('a win counts in the period of its bet, and one that comes after the pay corrects it by a second posting [CTR-11]', async () => {
  const { near, deep, stake, laterWin, balance, call, pay } = await newTeam(realtime);
  const before = await balance();
  await stake(near, 60_000, 0, 'won-later');
  await stake(deep, 50_000);
  const placedAt = bench.now;
  bench.pass(16 * 60_000);
  await run();
  // 1100.00 at 0.5 percent
  expect(await balance()).toBe(before + 550);
  await laterWin(near, 70_000, 'won-later');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  // 500.00 at 0.5 and 600.00 at 0.25 percent
  expect(await balance()).toBe(before + 400);
  const { rows } = await pay();
  expect(rows).toMatchObject([
    { stake: '1100.00', netLoss: '400.00', amount: '-1.50', correction: true },
    { stake: '1100.00', netLoss: '1100.00', amount: '5.50', correction: false },
  ]);
  const { rounds } = (await call('contracts.payRounds', { id: rows[0].id, pageNo: 1, pageSize: 10 })).value;
  expect(rounds.find(({ round }: { round: string }) => round === 'won-later')).toMatchObject({
    ...{ stake: '600.00', won: '700.00', time: placedAt },
  });
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('a win before the pay, in the next period, counts in the period of its bet', async () => {
  const { near, stake, laterWin, pay } = await newTeam(realtime);
  await stake(near, 60_000, 0, 'won-soon');
  bench.pass(15 * 60_000 + 10_000);
  await laterWin(near, 70_000, 'won-soon');
  bench.pass(60_000);
  await run();
  bench.pass(16 * 60_000);
  await run();
  expect((await pay()).rows).toMatchObject([
    { stake: '600.00', netLoss: '-100.00', amount: '0.60', correction: false },
  ]);
});

it('a late win that leaves a salary as it is shows the new net loss', async () => {
  const { near, stake, laterWin, balance, pay } = await newTeam(hourly);
  const before = await balance();
  await stake(near, 30_000, 0, 'won-next-hour');
  bench.pass(hour + 61_000);
  await run();
  await laterWin(near, 10_000, 'won-next-hour');
  await run();
  await run();
  expect(await balance()).toBe(before + 99);
  expect((await pay()).rows).toMatchObject([
    { stake: '300.00', netLoss: '200.00', amount: '0.00', correction: true },
    { stake: '300.00', netLoss: '300.00', amount: '0.99', correction: false },
  ]);
});

it('a late win makes a period pay that paid nothing, once', async () => {
  const { near, deep, stake, laterWin, balance, pay } = await newTeam({
    ...{ kind: 'realtime', realTimeSalaryRates: [{ betAmount: '100', lossRate: '0', winRate: '0.25' }] },
  });
  const before = await balance();
  await stake(near, 60_000, 0, 'won-after-nothing');
  await stake(deep, 40_000);
  bench.pass(16 * 60_000);
  expect(await run()).toBe(0);
  bench.pass(hour);
  await laterWin(near, 70_000, 'won-after-nothing');
  expect((await Promise.all([run(), run(), run()])).reduce((sum, posted) => sum + posted)).toBe(1);
  bench.pass(hour);
  expect(await run()).toBe(0);
  // 600.00 at 0.25 percent
  expect(await balance()).toBe(before + 150);
  expect((await pay()).rows).toMatchObject([
    { stake: '1000.00', netLoss: '300.00', amount: '1.50', correction: false },
  ]);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('a win counts with the next bet of its round once the first one is returned: both periods are corrected', async () => {
  const { near, stake, laterWin, back, balance, call, pay } = await newTeam(realtime);
  const before = await balance();
  await stake(near, 60_000, 0, 'two-bets');
  bench.pass(20 * 60_000);
  await stakeAgain(near, 40_000, 'two-bets');
  await laterWin(near, 70_000, 'two-bets');
  bench.pass(20 * 60_000);
  await run();
  // 600.00 at 0.1 percent, because they won, and 400.00 at 0.2 percent
  expect(await balance()).toBe(before + 60 + 80);
  await back(near, 'two-bets');
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  // nothing for the first period; 400.00 at 0.1 percent for the second
  expect(await balance()).toBe(before + 40);
  const { rows } = await pay();
  expect(rows).toMatchObject([
    { stake: '400.00', netLoss: '-300.00', amount: '-0.40', correction: true },
    { stake: '400.00', netLoss: '400.00', amount: '0.80', correction: false },
    { stake: '0.00', netLoss: '0.00', amount: '-0.60', correction: true },
    { stake: '600.00', netLoss: '-100.00', amount: '0.60', correction: false },
  ]);
  const { rounds } = (await call('contracts.payRounds', { id: rows[0].id, pageNo: 1, pageSize: 10 })).value;
  expect(rounds).toMatchObject([{ round: 'two-bets', stake: '400.00', won: '700.00' }]);
  expect(await ledgerFaults(bench.engine.database)).toEqual([]);
});

it('a win before the next bet of its round counts by itself once its bet is returned', async () => {
  const { near, deep, stake, laterWin, back, balance, pay } = await newTeam(realtime);
  const before = await balance();
  await stake(near, 60_000, 0, 'won-between');
  bench.pass(15 * 60_000);
  await stake(deep, 50_000);
  await laterWin(near, 70_000, 'won-between');
  bench.pass(15 * 60_000);
  await stakeAgain(near, 40_000, 'won-between');
  bench.pass(20 * 60_000);
  await run();
  // 600.00 at 0.1 percent, 500.00 and 400.00 at 0.2 percent
  expect(await balance()).toBe(before + 60 + 100 + 80);
  await back(near, 'won-between');
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  expect(await balance()).toBe(before + 100 + 80);
  expect((await pay()).rows).toMatchObject([
    { stake: '400.00', netLoss: '400.00', amount: '0.80', correction: false },
    { stake: '500.00', netLoss: '-200.00', amount: '0.00', correction: true },
    { stake: '500.00', netLoss: '500.00', amount: '1.00', correction: false },
    { stake: '0.00', amount: '-0.60', correction: true },
    { stake: '600.00', netLoss: '-100.00', amount: '0.60', correction: false },
  ]);
});

it('a late win does not pay for rounds before a contract or after its end', async () => {
  const { agent, near, stake, laterWin, balance, about, id, merchant } = await newTeam({
    ...{ kind: 'realtime', realTimeSalaryRates: [{ betAmount: '100', lossRate: '0', winRate: '0.25' }] },
  });
  const before = await balance();
  bench.pass(hour);
  await bench.engine.database.execute(`update sandbox.contracts set terminating = true where id = ${id}`);
  await answerContract(bench.backend, merchant, agent, { about, letter: 'C' });
  bench.pass(60_000);
  await stake(near, 60_000, 0, 'won-after-end');
  bench.pass(hour);
  await run();
  await laterWin(near, 70_000, 'won-after-end');
  expect(await run()).toBe(0);
  expect(await balance()).toBe(before);
});

it('a withdrawal that comes back after the pay of a dividend on deposits makes that period pay', async () => {
  const { near, balance, pay } = await newTeam({
    ...{ kind: 'dividend', productType: 'DEPOSIT', computationPeriod: 'DAILY' },
    contracts: [{ minimumBet: '1', netLoss: '1', activeMember: 1, contractRate: '1' }],
  });
  // the members were paid in on the first day
  bench.pass(2 * day);
  await run();
  const before = await balance();
  const first = (await pay()).rows.length;
  const inOneTransaction = (move: (transaction: Transaction) => Promise<unknown>) => bench.engine.transaction(move);
  const key = randomUUID();
  await bench.control('grant', { merchant: 'aurora', account: near.name, amount: 20_000 });
  await inOneTransaction((transaction) => withdraw(bench.backend, transaction, near, 30_000, key));
  bench.pass(2 * day);
  expect(await run()).toBe(0);
  await inOneTransaction((transaction) => returnWithdrawal(bench.backend, transaction, near, 30_000, key));
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(await balance()).toBe(before + 200);
  expect((await pay()).rows).toHaveLength(first + 1);
});

it('a contract of a player, who has no team, counts the own play', async () => {
  const { near, deep, stake, laterWin, merchant } = await newTeam(daily);
  const id = await offerContract(bench.backend, merchant, {
    ...{ upline: undefined, downline: near.id },
    offer: { kind: 'realtime', realTimeSalaryRates: [{ betAmount: '100', lossRate: '0', winRate: '0.25' }] },
  });
  const about: Answered = { kind: 'realtime', id: String(id) };
  await answerContract(bench.backend, merchant, near, { about, letter: 'A' });
  await stake(near, 60_000, 0, 'own-round');
  await stake(deep, 60_000, 70_000);
  bench.pass(16 * 60_000);
  await run();
  await laterWin(near, 70_000, 'own-round');
  expect(await run()).toBe(1);
  const token = await bench.signIn(near.name);
  const query = { kind: 'realtime', by: 'periods', ...days(), pageNo: 1, pageSize: 50 };
  const { rows } = (await bench.call('contracts.pay', query, { token })).value;
  expect(rows).toMatchObject([{ stake: '600.00', activeMembers: 1, amount: '1.50' }]);
  const { rounds } = (await bench.call('contracts.payRounds', { id: rows[0].id, pageNo: 1, pageSize: 10 }, { token }))
    .value;
  expect(rounds).toMatchObject([{ account: near.name, round: 'own-round', stake: '600.00', won: '700.00' }]);
});

it('a correction that is refused is made by a later run', async () => {
  const { agent, near, stake, laterWin, balance } = await newTeam(realtime);
  await stake(near, 60_000, 0, 'won-refused');
  bench.pass(16 * 60_000);
  await run();
  await laterWin(near, 70_000, 'won-refused');
  const holds = (amount: number) =>
    bench.control('balance', { merchant: 'aurora', account: agent.name, balance: amount });
  await holds(0);
  expect(await run()).toBe(0);
  await holds(100);
  bench.pass(day);
  expect(await run()).toBe(1);
  // 600.00 at 0.2 percent were paid, and 0.1 percent are due
  expect(await balance()).toBe(40);
});

it('pay of a kind that is switched off waits until it is on again', async () => {
  const { near, stake, balance } = await newTeam(hourly);
  const before = await balance();
  await stake(near, 30_000);
  bench.pass(2 * hour);
  await bench.control('switch', { merchant: 'aurora', name: 'HOURSAL3', value: false });
  await run();
  expect(await balance()).toBe(before);
  await bench.control('switch', { merchant: 'aurora', name: 'HOURSAL3', value: null });
  await run();
  expect(await balance()).toBe(before + 99);
});

it('income adds all kinds up by days, and a pay leads to its rounds [AGT-15]', async () => {
  const { near, deep, stake, call, pay } = await newTeam(daily);
  await stake(near, 50_000, 20_000, 'first-round');
  await stake(deep, 10_000, 0, 'second-round');
  bench.pass(day);
  await run();
  const query = { ...days(), pageNo: 1, pageSize: 10 };
  expect((await call('contracts.income', query)).value).toMatchObject({
    total: { daily: '4.80', dividend: '0.00', amount: '4.80' },
    rows: [{ daily: '4.80', amount: '4.80' }],
  });
  const { id } = (await pay()).rows[0];
  const { rounds } = (await call('contracts.payRounds', { id, pageNo: 1, pageSize: 10 })).value;
  expect(rounds.map(({ round, stake: staked, won }: Record<string, string>) => [round, staked, won]).sort()).toEqual([
    ['first-round', '500.00', '200.00'],
    ['second-round', '100.00', '0.00'],
  ]);
  const stranger = await bench.signIn('agent1');
  expect(await bench.call('contracts.payRounds', { id, pageNo: 1, pageSize: 10 }, { token: stranger })).toMatchObject({
    code: 'contract_unknown',
  });
});

it('the rounds of a pay are those of its product, and add up to its figures', async () => {
  const { near, deep, stake, call, pay } = await newTeam(dividend);
  await stake(near, 60_000, 10_000);
  await stake(deep, 30_000);
  await bench.engine.transaction(async (transaction) => {
    const wager = { vendor: 'VELA', game: '', round: 'table', amount: 5_000, key: randomUUID() };
    await bet(bench.backend, transaction, near, wager);
  });
  bench.pass(7 * day);
  await run();
  const [row] = (await pay()).rows;
  const pages = [];
  for (const pageNo of [1, 2]) pages.push(await call('contracts.payRounds', { id: row.id, pageNo, pageSize: 1 }));
  expect(pages[0]?.value.totalPages).toBe(2);
  const rounds = pages.flatMap(({ value }) => value.rounds);
  const sum = (name: string) => rounds.reduce((total, round) => total + Number(round[name]), 0);
  expect([sum('stake'), sum('stake') - sum('won')]).toEqual([Number(row.stake), Number(row.netLoss)]);
});

it('the inputs of a dividend on deposits are deposits and withdrawals', async () => {
  const { near, call, pay } = await newTeam({
    ...{ kind: 'dividend', productType: 'DEPOSIT', computationPeriod: 'DAILY' },
    contracts: [{ minimumBet: '1', netLoss: '1', activeMember: 1, contractRate: '1' }],
  });
  const owner = { merchant: 'aurora', account: near.name };
  // the members were paid in on the first day
  bench.pass(day);
  await bench.control('grant', { ...owner, amount: 50_000 });
  await bench.control('withdraw', { ...owner, amount: 20_000 });
  bench.pass(2 * day);
  await run();
  const [row] = (await pay()).rows;
  expect(row).toMatchObject({ stake: '500.00', netLoss: '300.00', amount: '3.00' });
  const { rounds } = (await call('contracts.payRounds', { id: row.id, pageNo: 1, pageSize: 10 })).value;
  expect(rounds.map(({ round, stake, won }: Record<string, string>) => [round, stake, won]).sort()).toEqual([
    ['', '0.00', '200.00'],
    ['', '500.00', '0.00'],
  ]);
});
