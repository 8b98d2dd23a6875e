import { randomUUID } from 'node:crypto';
import { catalogue } from '@atrium/api/catalogue';
import { findAccount } from '../accounts/find-account';
import type { Account } from '../accounts/tables';
import { contractPays } from '../contracts/tables';
import { priceVersion } from '../mall/price-version';
import { requirePresent } from '../require-present';
import { Bench, type CallAnswer } from '../testing/open-bench';
import { bet } from '../wallets/postings';
import { teamMembers } from './tables';

const day = 86_400_000;
const switches = [
  ...['REGCEN', 'CREATEAFF3', 'AFFMAN3', 'DOWNMAN', 'AGENTRANSMULTDOWN3', 'TRANSBETREPMEM3', 'AGETEAMPNL3', 'AGEREV3'],
  ...['DIVIDEND', 'DAYSAL', 'HOURSAL3', 'DEPOSIT', 'WITHDRAW', 'C2CPAY3', 'POINTSYSTEM'],
];

/** What belongs to one agent, or one merchant: an id or a name by what it is of. */
type Ids = Record<
  | ('member' | 'name' | 'link' | 'given' | 'daily' | 'hourly' | 'realtime')
  | ('pay' | 'rain' | 'detail' | 'deposit' | 'reward'),
  string
>;

let bench: Bench;
let [own, ofAnother, ofMerchant]: (Ids | undefined)[] = [];
beforeAll(async () => {
  bench = await new Bench().open();
  for (const merchant of ['aurora', 'lotus']) {
    for (const name of switches) await bench.control('switch', { merchant, name, value: true });
    for (const name of ['PAYMENTPASSWORD', 'IDENTITY3'])
      await bench.control('switch', { merchant, name, value: false });
    await bench.control('red-rain', {
      merchant,
      redRain: { opensIn: 0, lasts: 7_200, pot: 100_000, envelopes: 9 },
    });
  }
  own = await createIds('aurora', 'own');
  ofAnother = await createIds('aurora', 'other');
  ofMerchant = await createIds('lotus', 'abroad');
}, 120_000);
afterAll(() => bench.close());

const call = async (name: string, id: string, request: object, merchant = 'aurora') => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await bench.call(id, request, { token: await tokenOf(name, merchant), merchant, headers });
  return answer;
};
const tokens = new Map<string, string>();
async function tokenOf(name: string, merchant: string): Promise<string> {
  const token = tokens.get(name) ?? (await bench.signIn(name, { merchant }));
  tokens.set(name, token);
  return token;
}

/** An agent with a member, a link, contracts, a pay and an open red rain; the member has a payment, and the merchant a reward. */
async function createIds(merchant: string, prefix: string): Promise<Ids> {
  const newAccount = async (name: string, original: string): Promise<Account> => {
    await bench.control('twin', { merchant, account: original, name, balance: 1_000_000 });
    return requirePresent(await findAccount(bench.engine.database, merchant, name));
  };
  const agent = await newAccount(`${prefix}agent`, 'agent1');
  const member = await newAccount(`${prefix}member`, 'player1');
  const payer = await newAccount(`${prefix}payer`, 'player1');
  const link = { accountId: member.id, uplineId: agent.id };
  await bench.engine.database
    .insert(teamMembers)
    .values(link)
    .onConflictDoUpdate({ target: teamMembers.accountId, set: link });
  const as = async ({ name }: Account, id: string, request: object = {}) => {
    const { success, value, message } = await call(name, id, request, merchant);
    if (!success) throw new Error(`${id} of ${name}: ${message}`);
    return value;
  };
  const offer = async (terms: object) => {
    const { value, message } = await bench.control('contract', { merchant, account: agent.name, offer: terms });
    if (!value) throw new Error(message);
    return String(value.id);
  };
  const daily = (rate: string) => ({
    ...{ kind: 'daily', details: [{ betVolume: '1', activeMember: 1, rateType: 'PERCENT', rate }] },
  });
  const ids = {
    daily: await offer(daily('0.5')),
    hourly: await offer({
      kind: 'hourly',
      hourSalaryRates: [{ minimumBet: '1', activeMember: 1, rateType: 'PERCENT', rate: '0.1' }],
    }),
    realtime: await offer({
      kind: 'realtime',
      realTimeSalaryRates: [{ betAmount: '1', lossRate: '0.1', winRate: '0.1' }],
    }),
  };
  await as(agent, 'contracts.dailySalary', { id: ids.daily, status: 'A' });
  const given = await as(agent, 'contracts.offer', { downline: String(member.id), ...daily('0.1') });
  await as(member, 'contracts.dailySalary', { id: given.id, status: 'A' });
  const wager = { vendor: 'NOVA', game: '', round: `${prefix}-round`, amount: 10_000, key: `${prefix}-round` };
  await bench.engine.transaction((transaction) => bet(bench.backend, transaction, member, wager));
  const paid = await bench.engine.database
    .insert(contractPays)
    .values({
      ...{ contractId: Number(ids.daily), accountId: agent.id, kind: 'daily', day: '2026-01-02', revision: 0 },
      ...{ periodStart: new Date(bench.now - day), periodEnd: new Date(bench.now + day), stake: 10_000 },
      ...{ netLoss: 10_000, activeMembers: 1, rateType: 'PERCENT', rate: '0.5', due: 50, amount: 50 },
      postedAt: new Date(bench.now),
    })
    .returning({ id: contractPays.id });
  const payee = { holder: 'Mei Lin', bank: 'East Bank', number: '62250001236789', password: '' };
  await as(member, 'cashier.addPayee', payee);
  const [{ id: payeeId }] = await as(member, 'cashier.payees');
  await as(member, 'cashier.withdraw', { amount: '300.00', payeeId, password: '', offer: true });
  const { id: deposit } = await as(payer, 'cashier.deposit', { method: 'member', amount: '300.00' });
  await as(payer, 'cashier.reportPayment', { id: deposit });
  const { payments } = await as(member, 'payments.confirmations');
  const reward = await bench.control('reward', {
    merchant,
    reward: { typeId: '2', names: { EN: `Tea of ${prefix}` }, price: 1, inventory: 10 },
  });
  return {
    ...ids,
    ...{ member: String(member.id), name: member.name, given: given.id, pay: String(paid[0]?.id) },
    link: (await as(agent, 'agent.createLink', { share: '1' })).id,
    rain: (await as(agent, 'agent.redRain')).event.id,
    ...{ detail: payments[0].payDetailId, deposit, reward: String(reward.value.id) },
  };
}

const paging = { pageNo: 1, pageSize: 20 };
const range = { from: '2025-12-20', to: '2026-01-02', zone: 'UTC' };
const searched = (search: string) => ({ ...range, ...paging, search });
/** Every call of the agent centre, of contracts, payments to confirm and the mall that names something by an id or a name. */
const named: [
  call: string,
  field: string,
  kind: keyof Ids,
  by: 'agent' | 'member' | 'payer',
  (id: string) => object,
][] = [
  ['agent.downlines', 'of', 'member', 'agent', (of) => ({ ...range, ...paging, of, search: '' })],
  ['agent.downlines', 'search', 'name', 'agent', (search) => ({ ...searched(search), of: '' })],
  ['agent.bets', 'search', 'name', 'agent', searched],
  ['agent.loss', 'search', 'name', 'agent', searched],
  ['agent.payments', 'search', 'name', 'agent', searched],
  ['agent.transfer', 'lines', 'name', 'agent', (account) => ({ lines: [{ account, amount: '1' }], password: '' })],
  ['agent.linkAccounts', 'id', 'link', 'agent', (id) => ({ id, ...paging })],
  ['agent.switchLink', 'id', 'link', 'agent', (id) => ({ id, active: true })],
  ['agent.openEnvelope', 'id', 'rain', 'agent', (id) => ({ id })],
  ['contracts.list', 'search', 'name', 'agent', (search) => ({ search, ...paging })],
  [
    ...(['contracts.offer', 'downline', 'member', 'agent'] as const),
    (downline) => ({
      downline,
      kind: 'daily',
      details: [{ betVolume: '1', activeMember: 1, rateType: 'PERCENT', rate: '0.01' }],
    }),
  ],
  ['contracts.terminate', 'id', 'given', 'agent', (id) => ({ id })],
  ['contracts.history', 'id', 'given', 'agent', (id) => ({ id })],
  ['contracts.dailySalary', 'id', 'daily', 'agent', (id) => ({ id, status: 'A' })],
  ['contracts.wage', 'id', 'daily', 'agent', (id) => ({ id, status: 'A' })],
  [
    ...(['contracts.hourlySalary', 'contractId', 'hourly', 'agent'] as const),
    (contractId) => ({ contractId, status: 'A', productType: '' }),
  ],
  ['contracts.hourSalary', 'contractId', 'hourly', 'agent', (contractId) => ({ contractId, status: 'A' })],
  ['contracts.realTimeSalary', 'contractId', 'realtime', 'agent', (contractId) => ({ contractId, status: 'A' })],
  ['contracts.payRounds', 'id', 'pay', 'agent', (id) => ({ id, ...paging })],
  ['payments.process', 'payDetailId', 'detail', 'member', (payDetailId) => ({ payDetailId, isMoneyReceived: 'Y' })],
  ['cashier.reportPayment', 'id', 'deposit', 'payer', (id) => ({ id })],
  [
    ...(['mall.redeem', 'rewardId', 'reward', 'member'] as const),
    (rewardId) => ({
      ...{ rewardId, quantity: 1, redeemType: 'P', password: '', province: '' },
      ...{ remarks: 'Mei Lin, 1 Harbour Road, 13800138000', priceVersion: priceVersion(tea) },
    }),
  ],
];
const tea = { price: 1, mixedPoints: null, mixedMoney: null };
/** All agents of a merchant take part in its red rains, and all members see its rewards. */
const ofTheMerchant = ['rain', 'reward'];
const unknown = { id: '987654321', name: 'nosuchmember' };

/** What a caller sees of an answer, without the target that the request named. */
const seen = ({ status, success, code, message, value }: CallAnswer, target: string) =>
  JSON.stringify({ status, success, code, message, value }).replaceAll(JSON.stringify(target), '"*"');

it.each(named)(
  '%s answers for a foreign %s (%s) as for one that does not exist',
  async (id, _field, kind, by, request) => {
    const ask = async (target: string) => seen(await call(`own${by}`, id, request(target)), target);
    const none = await ask(kind === 'name' ? unknown.name : unknown.id);
    for (const foreign of [ofAnother, ofMerchant]) {
      if (foreign === ofAnother && ofTheMerchant.includes(kind)) continue;
      expect(await ask(requirePresent(foreign)[kind])).toBe(none);
    }
    expect(await ask(requirePresent(own)[kind])).not.toBe(none);
  },
);

it('the list of calls that name something of others is complete', () => {
  const fields = ['id', 'contractId', 'of', 'search', 'downline', 'lines', 'payDetailId', 'rewardId'];
  const inCatalogue = catalogue
    .filter(({ id }) => /^(agent|contracts|payments|mall)\./.test(id) || id === 'cashier.reportPayment')
    .flatMap(({ id, request }) => {
      const entries = 'entries' in request ? Object.keys(request.entries as object) : [];
      return entries.filter((name) => fields.includes(name)).map((name) => `${id} ${name}`);
    });
  expect(named.map(([id, field]) => `${id} ${field}`).sort()).toEqual(inCatalogue.sort());
});
