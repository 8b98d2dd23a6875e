import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { teamMembers } from '../agent/tables';
import { requirePresent } from '../require-present';
import { Bench } from '../testing/open-bench';
import { offerContract } from './agreements';
import { contracts } from './tables';
import type { Offer } from './terms';

const day = 86_400_000;
let bench: Bench;
beforeAll(async () => (bench = await new Bench().open()), 60_000);
afterAll(() => bench.close());

let names = 0;
/** An agent of their own with a direct downline that is an agent too. */
async function newPair(merchant = 'aurora', kind = 'agent2') {
  names += 1;
  const [name, below] = [`upline${names}`, `downline${names}`];
  await bench.control('twin', { merchant, account: 'agent1', name });
  await bench.control('twin', { merchant, account: kind, name: below });
  const { database } = bench.engine;
  const find = async (account: string) => requirePresent(await findAccount(database, merchant, account));
  const [upline, downline] = [await find(name), await find(below)];
  const place = { accountId: downline.id, uplineId: upline.id };
  // a copy has the upline of its original
  await database.insert(teamMembers).values(place).onConflictDoUpdate({ target: teamMembers.accountId, set: place });
  const tokens = new Map<string, string>();
  const call = (account: string) => async (id: string, request: object) => {
    // sessions end sooner than offers
    const key = `${account} ${bench.now}`;
    const token = tokens.get(key) ?? (await bench.signIn(account, { merchant }));
    tokens.set(key, token);
    return bench.call(id, request, { token, merchant });
  };
  const grant = (offer: Offer) =>
    offerContract(bench.backend, requirePresent(bench.backend.merchants.get(merchant)), {
      ...{ upline: undefined, downline: upline.id, offer },
    });
  return { upline, downline, asUpline: call(name), asDownline: call(below), grant };
}
type Pair = Awaited<ReturnType<typeof newPair>>;

const daily = (rate: string, rateType: 'PERCENT' | 'FIXED' = 'PERCENT', easier = {}): Offer => ({
  ...{ kind: 'daily', details: [{ betVolume: '1000', activeMember: 2, rateType, rate, ...easier }] },
});
const dividend = (contractRate: string, computationPeriod = 'MONTHLY'): Offer => ({
  ...{ kind: 'dividend', productType: 'LIVE', computationPeriod },
  contracts: [{ minimumBet: '1000', netLoss: '100', activeMember: 2, contractRate }],
});
const hourly = (rate: string): Offer => ({
  ...{ kind: 'hourly', productType: 'RNG' },
  hourSalaryRates: [{ minimumBet: '1000', activeMember: 2, rateType: 'PERCENT', rate }],
});
const realtime = (lossRate: string): Offer => ({
  ...{ kind: 'realtime', realTimeSalaryRates: [{ betAmount: '1000', lossRate, winRate: '0.05' }] },
});

const kinds = {
  dividend: { offer: dividend, call: 'contracts.dividend', keep: 'A', list: 'divtypecompperiodreq' },
  daily: { offer: daily, call: 'contracts.dailySalary', keep: 'A', list: 'dailysalreqtype' },
  hourly: { offer: hourly, call: 'contracts.hourlySalary', keep: 'R', list: 'contracthoursalreq' },
  realtime: { offer: realtime, call: 'contracts.realTimeSalary', keep: 'A', list: 'realtimesalreqtype' },
} as const;
type Kind = keyof typeof kinds;

const offerTo = ({ downline, asUpline }: Pair, offer: Offer) =>
  asUpline('contracts.offer', { downline: String(downline.id), ...offer });

/** A pair with an offer of a kind from the upline, which holds such a contract of the merchant itself. */
async function offered(kind: Kind) {
  const pair = await newPair();
  const { offer, call, list } = kinds[kind];
  const own = await pair.grant(offer('0.8'));
  const about = (id: string) =>
    ({
      dividend: { productType: 'LIVE', computationPeriod: 'MONTHLY' },
      daily: { id },
      hourly: { contractId: id, productType: 'RNG' },
      realtime: { contractId: id },
    })[kind];
  expect(await pair.asUpline(call, { ...about(String(own)), status: 'A' })).toMatchObject({ value: { status: 'V' } });
  const { value } = await offerTo(pair, offer('0.5'));
  const id: string = value.id;
  const answer = (status: string) => pair.asDownline(call, { ...about(id), status });
  const waiting = async () => (await pair.asDownline('member.funds', {})).value[list];
  const history = async (as: Pair['asUpline']) =>
    (await as('contracts.history', { id })).value.steps.map(
      ({ step, by }: { step: string; by: string }) => `${by} ${step}`,
    );
  return { ...pair, own, id, about, answer, waiting, history };
}

it.each(Object.keys(kinds) as Kind[])(
  'a %s offer is accepted, ended by agreement, and its history is read by both sides [CTR-01] [CTR-16] [CTR-17] [CTR-18] [CTR-19]',
  async (kind) => {
    const { id, answer, waiting, history, asUpline, asDownline } = await offered(kind);
    expect(await waiting()).toHaveLength(1);
    expect(await answer('C')).toMatchObject({ code: 'contract_answer_unfit', value: { status: 'P' } });
    expect(await answer('A')).toMatchObject({ value: { status: 'V' } });
    expect(await waiting()).toEqual([]);
    // nothing is due from the downline while no termination is asked for
    for (const letter of ['A', 'R', 'C'])
      expect(await answer(letter)).toMatchObject({ code: 'contract_answered', value: { status: 'V' } });

    expect(await asUpline('contracts.terminate', { id })).toMatchObject({ success: true });
    expect(await waiting()).toHaveLength(1);
    const { keep } = kinds[kind];
    expect(await answer(keep === 'A' ? 'R' : 'A')).toMatchObject({ code: 'contract_answer_unfit' });
    expect(await answer(keep)).toMatchObject({ value: { status: 'V' } });
    expect(await waiting()).toEqual([]);
    await asUpline('contracts.terminate', { id });
    expect(await answer('C')).toMatchObject({ value: { status: 'C' } });
    expect(await asUpline('contracts.terminate', { id })).toMatchObject({
      ...{ code: 'contract_answered', value: { status: 'C' } },
    });

    const told = ['upline OFFER', 'downline ACCEPT', 'upline ASK_TERMINATION', 'downline KEEP'];
    const all = [...told, 'upline ASK_TERMINATION', 'downline TERMINATE'].reverse();
    expect(await history(asUpline)).toEqual(all);
    expect(await history(asDownline)).toEqual(all);
  },
);

it('an expired offer is E, can still be answered, and is offered again with other terms [CTR-15]', async () => {
  const pair = await offered('daily');
  expect(await offerTo(pair, daily('0.6'))).toMatchObject({ code: 'contract_open' });
  bench.pass(7 * day);
  expect(await pair.waiting()).toMatchObject([{ status: 'E' }]);
  expect(await offerTo(pair, daily('0.6'))).toMatchObject({ value: { id: pair.id } });
  expect(await pair.waiting()).toMatchObject([{ status: 'P', details: [{ rate: '0.6' }] }]);
  bench.pass(7 * day);
  expect(await pair.answer('A')).toMatchObject({ value: { status: 'V' } });
  expect(await pair.history(pair.asUpline)).toEqual([
    ...['downline ACCEPT', 'clock EXPIRE', 'upline OFFER', 'clock EXPIRE', 'upline OFFER'],
  ]);
});

it('of two answers at once one wins, and the other one receives the current status', async () => {
  const { answer } = await offered('daily');
  const answers = await Promise.all(['A', 'R', 'A', 'R'].map((letter) => answer(letter)));
  const won = answers.filter(({ success }) => success);
  expect(won).toHaveLength(1);
  const lost = answers.filter(({ success }) => !success);
  expect(lost.map(({ code, value }) => [code, value.status])).toEqual(
    lost.map(() => ['contract_answered', won[0]?.value.status]),
  );
});

it('the older calls answer the same contracts [CTR-31] [CTR-32]', async () => {
  const [share, wage, hours] = [await offered('dividend'), await offered('daily'), await offered('hourly')];
  const answers = [
    await share.asDownline('contracts.participation', { type: 'LIVE', status: 'A' }),
    await wage.asDownline('contracts.wage', { id: wage.id, status: 'R' }),
    await hours.asDownline('contracts.hourSalary', { contractId: hours.id, status: 'A' }),
  ];
  expect(answers.map(({ value }) => value.status)).toEqual(['V', 'R', 'V']);
});

it.each([
  ['above the own rate', daily('0.8001'), 'contract_rate_too_high'],
  ['of a sort that the own contract does not have', daily('1.00', 'FIXED'), 'contract_rate_too_high'],
  ['of a kind that the agent does not hold', hourly('0.1'), 'contract_rate_too_high'],
  ['at the own rate from lower stakes', daily('0.8', 'PERCENT', { betVolume: '999' }), 'contract_rate_too_high'],
  ['at the own rate with fewer members', daily('0.8', 'PERCENT', { activeMember: 1 }), 'contract_rate_too_high'],
  ['of nothing', daily('0'), 'contract_rate_zero'],
  ['of nothing in a fixed amount', daily('0.00', 'FIXED'), 'contract_rate_zero'],
  [
    'of nothing for losses and wins',
    { ...realtime('0'), realTimeSalaryRates: [{ betAmount: '1000', lossRate: '0', winRate: '0' }] },
    'contract_rate_zero',
  ],
  ['with nine decimals', daily('0.123456789'), 'request_invalid'],
  ['negative', daily('-0.1'), 'request_invalid'],
  ['above all stakes', daily('100.1'), 'request_invalid'],
  ['with a part of a cent', daily('0.001', 'FIXED'), 'request_invalid'],
  ['without terms', { kind: 'daily' as const }, 'request_invalid'],
  ['with an unknown period', dividend('0.1', 'YEARLY'), 'request_invalid'],
])('refuses an offer %s', async (_what, offer, code) => {
  const pair = await offered('daily');
  expect(await pair.answer('R')).toMatchObject({ success: true });
  expect(await offerTo(pair, offer)).toMatchObject({ success: false, code });
  expect(await pair.waiting()).toEqual([]);
});

it.each(['agent41', 'agent42', 'member40'])(
  'refuses an offer to one like %s, who does not get the requests to answer [CTR-07]',
  async (kind) => {
    const pair = await newPair('aurora', kind);
    const own = await pair.grant(daily('0.8'));
    await pair.asUpline('contracts.dailySalary', { id: String(own), status: 'A' });
    expect(await offerTo(pair, daily('0.5'))).toMatchObject({ success: false, code: 'contract_not_for_account' });
    const { value } = await pair.asUpline('contracts.list', { side: 'given', pageNo: 1, pageSize: 20 });
    expect(value.contracts).toEqual([]);
  },
);

it('each line of an offer is measured by the own lines with the same conditions or easier ones', async () => {
  const pair = await newPair();
  const term = (minimumBet: string, netLoss: string, activeMember: number, contractRate: string) => ({
    ...{ minimumBet, netLoss, activeMember, contractRate, periodicTotalBet: minimumBet },
  });
  const offer = (...contracts: ReturnType<typeof term>[]): Offer => ({ ...dividend('0'), contracts });
  const own = await pair.grant(offer(term('100', '10', 1, '2'), term('1000', '100', 3, '8')));
  const answer = { productType: 'LIVE', computationPeriod: 'MONTHLY', status: 'A' };
  expect(await pair.asUpline('contracts.dividend', answer)).toMatchObject({ value: { status: 'V' } });
  expect(own).toBeGreaterThan(0);
  for (const above of [
    offer(term('999', '100', 3, '8')),
    offer(term('1000', '99', 3, '8')),
    offer(term('1000', '100', 2, '8')),
    offer(term('100', '10', 1, '2'), term('500', '50', 2, '2.0001')),
  ])
    expect(await offerTo(pair, above)).toMatchObject({ code: 'contract_rate_too_high' });
  expect(await offerTo(pair, offer(term('500', '50', 2, '2'), term('1000', '100', 3, '8')))).toMatchObject({
    success: true,
  });
});

it('an offer is not accepted once the own contract of the upline has ended', async () => {
  const pair = await offered('daily');
  await bench.engine.database.update(contracts).set({ terminating: true }).where(eq(contracts.id, pair.own));
  await pair.asUpline('contracts.dailySalary', { id: String(pair.own), status: 'C' });
  expect(await pair.answer('A')).toMatchObject({ success: false, code: 'contract_offer_outdated' });
  expect(await pair.waiting()).toMatchObject([{ status: 'P' }]);
  expect(await pair.answer('R')).toMatchObject({ value: { status: 'R' } });
});

it('contracts of another team answer like contracts that do not exist', async () => {
  const { id, downline } = await offered('daily');
  const { asUpline, asDownline } = await newPair();
  for (const other of [id, '999999999']) {
    const refused = [
      await asDownline('contracts.dailySalary', { id: other, status: 'A' }),
      await asDownline('contracts.wage', { id: other, status: 'A' }),
      await asUpline('contracts.terminate', { id: other }),
      await asUpline('contracts.history', { id: other }),
    ];
    expect(refused.map(({ status, code, value }) => [status, code, value])).toEqual(
      refused.map(() => [200, 'contract_unknown', undefined]),
    );
  }
  for (const other of [downline.id, 999_999_999])
    expect(await asUpline('contracts.offer', { downline: String(other), ...daily('0.1') })).toMatchObject({
      code: 'downline_unknown',
    });
});

it('an agent is never their own downline, nor that of a downline', async () => {
  const pair = await offered('daily');
  for (const [as, target] of [
    [pair.asUpline, pair.upline],
    [pair.asDownline, pair.downline],
    [pair.asDownline, pair.upline],
  ] as const)
    expect(await as('contracts.offer', { downline: String(target.id), ...daily('0.1') })).toMatchObject({
      code: 'downline_unknown',
    });
});

it('an offer ends when the downline moves to another upline', async () => {
  const pair = await offered('daily');
  const other = await newPair();
  await bench.engine.database
    .update(teamMembers)
    .set({ uplineId: other.upline.id })
    .where(eq(teamMembers.accountId, pair.downline.id));
  expect(await pair.waiting()).toEqual([]);
  expect(await pair.answer('A')).toMatchObject({ code: 'contract_answered', value: { status: 'C' } });
});

it("an upline cannot rewrite the merchant's dividend offer to a downline, not even an expired one [CTR-15]", async () => {
  const pair = await newPair();
  const own = await pair.grant(dividend('0.8'));
  const answer = { productType: 'LIVE', computationPeriod: 'MONTHLY', status: 'A' };
  await pair.asUpline('contracts.dividend', answer);
  expect(own).toBeGreaterThan(0);
  const id = await offerContract(bench.backend, requirePresent(bench.backend.merchants.get('aurora')), {
    ...{ upline: undefined, downline: pair.downline.id, offer: dividend('0.7') },
  });
  bench.pass(8 * day);
  expect(await offerTo(pair, dividend('0.1'))).toMatchObject({ code: 'contract_open' });
  const [kept] = await bench.engine.database.select().from(contracts).where(eq(contracts.id, id));
  expect(kept?.terms.dividend?.[0]?.contractRate).toBe(7_000);
});

it('a kind that the merchant switched off is neither offered nor answered nor listed', async () => {
  const pair = await offered('hourly');
  await bench.control('switch', { merchant: 'aurora', name: 'HOURSAL3', value: false });
  try {
    expect(await pair.waiting()).toEqual([]);
    expect(await pair.answer('A')).toMatchObject({ code: 'in_stay_tuned' });
    expect(await offerTo(pair, hourly('0.1'))).toMatchObject({ code: 'in_stay_tuned' });
  } finally {
    await bench.control('switch', { merchant: 'aurora', name: 'HOURSAL3', value: null });
  }
  expect(await pair.answer('A')).toMatchObject({ value: { status: 'V' } });
});

it.each(Object.keys(kinds) as Kind[])(
  'a lower %s offer says that a downline has a higher rate [CTR-08] [CTR-24]',
  async (kind) => {
    const pair = await offered(kind);
    await pair.answer('A');
    const { call, offer, list } = kinds[kind];
    const requests = async () => (await pair.asUpline('member.funds', {})).value[list];
    const answer = (id: number, status: string) => pair.asUpline(call, { ...pair.about(String(id)), status });
    const isHigher = async () => {
      const [request] = await requests();
      return kind === 'dividend' ? request.contracts[0].downlineHigherRate : request.downlineHigherRate;
    };
    // the agent's own contract ends, and the merchant offers less and less
    await bench.engine.database.update(contracts).set({ terminating: true }).where(eq(contracts.id, pair.own));
    await answer(pair.own, 'C');
    const equal = await pair.grant(offer('0.5'));
    expect(await isHigher()).toBe('N');
    await answer(equal, 'R');
    await pair.grant(offer('0.4'));
    expect(await isHigher()).toBe('Y');
  },
);

it('a real-time offer may not leave out a line with lower rates that the own contract has from higher stakes [CTR-11]', async () => {
  const pair = await newPair();
  const lines = (...rates: [betAmount: string, lossRate: string, winRate: string][]): Offer => ({
    ...{
      kind: 'realtime',
      realTimeSalaryRates: rates.map(([betAmount, lossRate, winRate]) => ({ betAmount, lossRate, winRate })),
    },
  });
  const own = await pair.grant(lines(['0', '5', '4'], ['1000', '1', '2']));
  await pair.asUpline('contracts.realTimeSalary', { contractId: String(own), status: 'A' });
  const tooHigh = [
    lines(['0', '5', '4']),
    lines(['0', '0.5', '0.5'], ['500', '5', '4'], ['2000', '1', '2']),
    lines(['0', '5', '4'], ['1000', '1', '3']),
  ];
  for (const offer of tooHigh) expect(await offerTo(pair, offer)).toMatchObject({ code: 'contract_rate_too_high' });
  expect(await offerTo(pair, lines(['0', '5', '4'], ['999.99', '1', '2']))).toMatchObject({ success: true });
});

it('the demo agent has one contract of each kind in P, E and V [SBX-03] [CTR-04] [CTR-05]', async () => {
  const { value } = await bench.call('member.funds', {}, { token: await bench.signIn('agent1') });
  const statuses = (list: { status: string }[]) => list.map(({ status }) => status).sort();
  expect(statuses(value.dailysalreqtype)).toEqual(['E', 'P', 'V']);
  expect(statuses(value.contracthoursalreq)).toEqual(['E', 'P', 'V']);
  expect(statuses(value.realtimesalreqtype)).toEqual(['E', 'P', 'V']);
  expect(
    statuses(value.divtypecompperiodreq.flatMap(({ contracts: tiers }: { contracts: [] }) => tiers.slice(0, 1))),
  ).toEqual(['E', 'P', 'V']);
  expect(value).toMatchObject({ dailysalinfo: true, dividendinfo: true, hoursalinfo: true, realtimesalinfo: true });
});
