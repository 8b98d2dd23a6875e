import { findAccount } from '../accounts/find-account';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { openPlaySession, Vendor } from '../testing/vendor';
import { describeSandboxOnEveryEngine } from '../testing/on-every-engine';
import { balanceOf } from '../wallets/wallet';
import type { WalletCallName } from './calls';

interface Call {
  name: WalletCallName;
  fields: { transactionId: string; [field: string]: unknown };
}

interface Round {
  stake: number;
  wins: number[];
  rolledBack: boolean;
}

const scenarios = 40;

describeSandboxOnEveryEngine('the delivery of calls', ['aurora', 'lotus'], (bench) => {
  let nova: Vendor;
  let sent = 0;

  const account = async () => (await findAccount(bench.engine.database, 'aurora', 'player1')) ?? fail();
  const balance = async () => balanceOf(bench.backend, bench.engine.database, await account());

  /** The calls of a round, with ids that were never used. */
  async function callsOf({ stake, wins, rolledBack }: Round, session: number): Promise<Call[]> {
    const round = `round-${(sent += 1)}`;
    const player = String((await account()).id);
    const money = (name: string, amount: number) => ({
      transactionId: `${round}-${name}`,
      round,
      player,
      amount,
      currency: 'CNY',
    });
    const bet = { ...money('bet', stake), session: String(session), game: 'fruit-harbour' };
    return [
      { name: 'bet', fields: bet },
      ...wins.map((amount, index): Call => ({ name: 'win', fields: money(`win-${index}`, amount) })),
      ...(rolledBack
        ? [
            {
              name: 'rollback' as const,
              fields: { transactionId: `${round}-rollback`, bet: bet.transactionId, player },
            },
          ]
        : []),
    ];
  }

  const gain = ({ stake, wins, rolledBack }: Round) =>
    wins.reduce((sum, amount) => sum + amount, rolledBack ? 0 : -stake);

  beforeAll(async () => {
    nova = new Vendor(bench);
    await bench.control('grant', { merchant: 'aurora', account: 'player1', amount: 10_000_000 });
  });
  afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));

  it('gives the same balance for bet, win and rollback in each order', async () => {
    const { id } = await openPlaySession(bench);
    const round: Round = { stake: 300, wins: [700], rolledBack: true };
    for (const order of permutations([0, 1, 2])) {
      const before = await balance();
      const calls = await callsOf(round, id);
      for (const index of order) await deliver([calls[index] ?? fail()]);
      expect([order, (await balance()) - before]).toEqual([order, 700]);
    }
  });

  it.each(Array.from({ length: scenarios }, (_, seed) => seed))(
    'gives the same balance for calls in any order, repeated and at once, scenario %i',
    async (seed) => {
      const draw = seededDraw(seed + 1);
      const { id } = await openPlaySession(bench);
      const rounds = Array.from({ length: 1 + draw(4) }, (): Round => ({
        stake: 1 + draw(500),
        wins: Array.from({ length: draw(3) }, () => 1 + draw(900)),
        rolledBack: draw(2) === 0,
      }));
      const once = (await Promise.all(rounds.map((round) => callsOf(round, id)))).flat();
      const copies = shuffled(
        once.flatMap((call) => Array.from({ length: 1 + draw(3) }, () => call)),
        draw,
      );
      const before = await balance();
      const together = 1 + draw(6);
      const answers = new Map<string, Set<string>>();
      for (let first = 0; first < copies.length; first += together)
        await Promise.all(
          inCalls(copies.slice(first, first + together), draw).map(async (calls) => {
            for (const [transactionId, answer] of await deliver(calls)) {
              const known = answers.get(transactionId) ?? new Set();
              answers.set(transactionId, known.add(answer));
            }
          }),
        );
      expect((await balance()) - before).toBe(rounds.reduce((sum, round) => sum + gain(round), 0));
      expect([...answers.values()].filter(({ size }) => size > 1)).toEqual([]);
    },
  );

  /** Sends a call, or several wins together. Returns each answer by transaction id. */
  async function deliver(calls: readonly Call[]): Promise<[string, string][]> {
    const [call] = calls;
    if (!call) return [];
    if (calls.length > 1) return deliverWins(calls);
    const { status, code, value } = await nova.call(call.name, call.fields);
    // where transactions overlap, on PostgreSQL, a vendor sends the call again
    if (code === 'transaction_in_progress') return deliver(calls);
    if (call.name === 'bet') expect([200, 409]).toContain(status);
    else expect(status).toBe(200);
    return [[call.fields.transactionId, JSON.stringify(call.name === 'win' ? value : [status, code, value])]];
  }

  async function deliverWins(wins: readonly Call[]): Promise<[string, string][]> {
    const { status, value } = await nova.call('wins', { wins: wins.map(({ fields }) => fields) });
    expect(status).toBe(200);
    const answers = value['wins'] as { transactionId: string; success: boolean; code?: string }[];
    const again = wins.filter((_, at) => answers[at]?.code === 'transaction_in_progress');
    const credited = answers.filter(({ success }) => success);
    expect(credited.length + again.length).toBe(wins.length);
    const told = credited.map(({ success: _success, ...answer }): [string, string] => [
      answer.transactionId,
      JSON.stringify(answer),
    ]);
    return [...told, ...(await deliver(again))];
  }
});

/** The calls one by one, but for some wins that are sent together. */
function inCalls(calls: readonly Call[], draw: (below: number) => number): Call[][] {
  const together = new Map<string, Call>();
  const alone: Call[][] = [];
  for (const call of calls) {
    const { transactionId } = call.fields;
    if (call.name === 'win' && !together.has(transactionId) && draw(2) === 0) together.set(transactionId, call);
    else alone.push([call]);
  }
  return [...alone, [...together.values()]];
}

function fail(): never {
  throw new Error('The demo account is missing.');
}

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** Whole numbers below a bound, the same for a seed (mulberry32). */
function seededDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

function shuffled<Item>(items: Item[], draw: (below: number) => number): Item[] {
  return items
    .map((item) => ({ item, place: draw(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
