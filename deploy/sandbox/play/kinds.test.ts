import { games } from '../games/catalogue';
import type { GameKind } from '../games/kinds';
import { ledgerFaults } from '../ledger/ledger-is-balanced';
import { Bench } from '../testing/open-bench';
import { Player } from '../testing/player';
import { rulesByKind } from './rules/rules-by-kind';

let bench: Bench;
let token: string;

beforeAll(async () => {
  bench = await new Bench().open();
  token = await bench.signIn();
}, 60_000);
afterEach(async () => expect(await ledgerFaults(bench.engine.database)).toEqual([]));
afterAll(() => bench.close());

const kinds = Object.keys(rulesByKind) as (keyof typeof rulesByKind)[];
const gameOfKind = (kind: GameKind) =>
  games.find((game) => game.kind === kind && ['NOVA', 'JADE', 'DEEP', 'SAFF', 'DUEL'].includes(game.vendor))!;

it.each(kinds)('a round of %s is decided by the server and settled through the wallet', async (kind) => {
  const player = await Player.launch(bench, { token, game: gameOfKind(kind).gameId });
  const { table } = player.opened.value;
  expect(table).toMatchObject({ kind, rules: { returns: rulesByKind[kind].returns } });
  const [choice = ''] = Object.keys(table.rules.returns);
  const { value } = await player.choose(choice, 200);
  expect(value.balance).toBe(table.balance - 200 + value.win);
  expect((await player.table()).value).toMatchObject({
    balance: value.balance,
    lastSpin: { key: value.key, choice, win: value.win },
  });
});

it.each(kinds)('%s refuses a choice that it does not have', async (kind) => {
  const player = await Player.launch(bench, { token, game: gameOfKind(kind).gameId });
  for (const choice of ['no-such-choice', 'constructor'])
    expect(await player.choose(choice, 200)).toMatchObject({ status: 400, code: 'request_invalid' });
});

it('refuses a known key with another choice', async () => {
  const player = await Player.launch(bench, { token, game: gameOfKind('roulette').gameId });
  const first = await player.choose('red', 200, 'one-key-two-choices');
  expect((await player.choose('red', 200, 'one-key-two-choices')).value).toEqual(first.value);
  expect(await player.choose('black', 200, 'one-key-two-choices')).toMatchObject({ code: 'request_key_reused' });
});
