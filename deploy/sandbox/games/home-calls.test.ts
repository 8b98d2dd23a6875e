import { desc, eq } from 'drizzle-orm';
import { findAccount } from '../accounts/find-account';
import { ledgerTransactions } from '../ledger/tables';
import { notices } from '../notices/tables';
import { seedNotices } from '../notices/seed-notices';
import { Bench } from '../testing/open-bench';
import { openPlaySession, Vendor } from '../testing/vendor';
import { jackpots } from './tables';

let bench: Bench;
let vendor: Vendor;
let session: { id: number; accountId: number | null };

beforeAll(async () => {
  bench = await new Bench().open();
  vendor = new Vendor(bench);
  session = await openPlaySession(bench);
}, 60_000);
afterAll(() => bench.close());

let round = 0;

/** A round that wins, settled by the vendor over the wallet interface. */
async function winRound(amount: number): Promise<void> {
  round += 1;
  const common = { round: `round-${round}`, player: String(session.accountId), currency: 'CNY' };
  const bet = { ...common, session: String(session.id), game: 'fruit-harbour', amount: 100 };
  expect(await vendor.call('bet', { ...bet, transactionId: `board-bet-${round}` })).toMatchObject({ success: true });
  const win = { ...common, amount, transactionId: `board-win-${round}` };
  expect(await vendor.call('win', win)).toMatchObject({ success: true });
}

const board = async (request: object = {}, merchant = 'aurora') =>
  (await bench.call('games.winners', { language: 'EN', ...request }, { merchant })).value as Record<string, string>[];

describe('the winner board', () => {
  it('is empty without wins, and lists those of the ledger with masked names, the last one first', async () => {
    expect(await board()).toEqual([]);

    await winRound(12_840);
    bench.pass(1_000);
    await winRound(300);

    const [latest, first] = await board();
    expect(first).toMatchObject({
      ...{ gameName: 'Fruit Harbour', vendor: 'NOVA', gameType: 'RNG', gameId: 'fruit-harbour', nodeId: '1' },
      ...{ amount: '128.40', currency: 'CNY', time: bench.now - 1_000 },
    });
    expect(latest).toMatchObject({ amount: '3.00', time: bench.now });
    const player = await findAccount(bench.engine.database, 'aurora', 'player1');
    expect(first?.nickname).toContain('***');
    expect(JSON.stringify(await board())).not.toContain(player?.nickname);
    const wins = await bench.engine.database
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.kind, 'win'))
      .orderBy(desc(ledgerTransactions.id));
    // the older wins of the demo history belong to no game
    expect((await board()).map(({ recordId }) => recordId)).toEqual(wins.slice(0, 2).map(({ id }) => String(id)));
  });

  it('is limited, and narrowed by category and merchant', async () => {
    await winRound(500);
    expect(await board({ limitNum: 1 })).toMatchObject([{ amount: '5.00' }]);
    // the game belongs to no category
    expect(await board({ gameCategory: 'JP' })).toEqual([]);
    expect(await board({}, 'lotus')).toEqual([]);
    expect(await bench.call('games.winners', { language: 'EN', limitNum: 101 })).toMatchObject({ status: 400 });
  });

  it('leaves out a win of a round without a bet, because nothing names its game', async () => {
    const before = (await board()).length;
    const win = { round: 'none', player: String(session.accountId), currency: 'CNY', amount: 900 };
    expect(await vendor.call('win', { ...win, transactionId: 'board-win-alone' })).toMatchObject({ success: true });
    expect(await board()).toHaveLength(before);
  });
});

it('answers the stored jackpot in baht, and null at a merchant without one and in another currency', async () => {
  const jackpot = async (merchant: string, currency = 'THB') =>
    (await bench.call('games.jackpot', { merchant_code: merchant, currency }, { merchant })).value;
  await bench.engine.database.update(jackpots).set({ amount: 123_456 }).where(eq(jackpots.merchant, 'aurora'));

  expect([await jackpot('aurora'), await jackpot('lotus'), await jackpot('aurora', 'CNY')]).toEqual([
    '1234.56',
    null,
    null,
  ]);
});

describe('notices', () => {
  const request = { types: 'B,PL,PU,PR', groupName: 'w_promotion', execution: 'B', platform: 'W' };
  const titles = async (changes: object = {}, options: object = {}) =>
    ((await bench.call('notices.list', { ...request, ...changes }, options)).value as { title: string }[]).map(
      ({ title }) => title,
    );

  it('are those of the merchant, group and types, in the language', async () => {
    expect(await titles()).toEqual([
      'Try slots free',
      'Check any draw yourself',
      'Deposit in several ways',
      'Install the app',
    ]);
    expect(await titles({}, { merchant: 'lotus', language: 'TH' })).toEqual([
      'รับคะแนนทุกการเดิมพัน',
      'ลองเล่นสล็อตฟรี',
      'ฝากเงินได้หลายช่องทาง',
      'ติดตั้งแอป',
    ]);
    expect(await titles({ types: 'B,PL' })).toEqual([]);
    expect(await titles({ groupName: 'other' })).toEqual([]);
  });

  it('are edited in the database, and a later start keeps the change', async () => {
    const { database } = bench.engine;
    await database
      .update(notices)
      .set({ endsAt: new Date(bench.now) })
      .where(eq(notices.code, 'demos'));
    await seedNotices(bench.backend);

    expect(await titles()).toEqual(['Check any draw yourself', 'Deposit in several ways', 'Install the app']);
  });
});
