import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { languageCodes } from '@atrium/contract';
import { lotteryGames } from '../games/lottery-games';
import { playsOf } from '../lottery/betting/plays';
import { defaultReturn, prizeOf } from '../lottery/betting/prize';
import type { GameState } from '../lottery/betting/contract';
import { broughtLines } from './page/lottery/brought-lines.js';
import { countdownText, issuesFrom, serverTime, stillOnSale } from './page/lottery/countdown.js';
import { isPossible, readNumbers, rollLine } from './page/lottery/numbers.js';
import { isUnanswered, placeSlip } from './page/lottery/server.js';
import { chanceText, playName, sumRule } from './page/lottery/plays.js';
import { lineText } from './page/lottery/line-text.js';
import { readCount } from './page/lottery/slip-panel.js';
import { Slip } from './page/lottery/slip.js';
import { lotteryTextsFor } from './page/lottery/texts.js';
import { Refused } from './page/server.js';
import { requirePresent } from '../require-present';
import { renderLotteryPage } from './lottery-page';

const units = [200, 1_000];

function stateOf(game: string, family: string): GameState {
  return {
    game,
    name: game,
    family,
    games: [],
    currency: { code: 'CNY', symbol: '¥', position: 'F', digits: 2 },
    portals: [],
    now: 1_000_000,
    issues: [1, 2, 3].map((number) => ({
      numero: `20260102-000${number}`,
      closesAt: 1_000_000 + number * 60_000,
      drawsAt: 1_005_000 + number * 60_000,
    })),
    units,
    limits: { lines: 3, multiple: 99, issues: 10, minimumStake: 200, maximumStake: 1e9, maximumPrize: 1e9 },
    returnRate: defaultReturn,
    lowestReturn: defaultReturn,
    plays: playsOf(game).map(({ code, kind, numbers, chance }) => ({
      ...{ code, kind, numbers, chance },
      prizes: units.map((unit) => prizeOf(unit, chance, defaultReturn)),
    })),
    balance: 100_000,
  };
}

const playIn = (game: string, family: string, code: string) => {
  const play = stateOf(game, family).plays.find((one) => one.code === code);
  if (!play) throw new Error(code);
  return play;
};

describe('numbers of a line', () => {
  const digits = playIn('CQSSC', 'SSC', 'straight').numbers;
  const balls = playIn('SD11X5', '11X5', 'straight').numbers;

  it.each([
    ['12345', [1, 2, 3, 4, 5]],
    ['1,2,3,4,5', [1, 2, 3, 4, 5]],
    ['１２３４５', [1, 2, 3, 4, 5]],
    [' 01 02 03 04 05 ', [1, 2, 3, 4, 5]],
    ['00000', [0, 0, 0, 0, 0]],
    ['1、2、3、4、5', [1, 2, 3, 4, 5]],
    ['1-2-3-4-5', [1, 2, 3, 4, 5]],
    ['1 - 2 - 3 - 4 - 5', [1, 2, 3, 4, 5]],
  ])('are read from %j for five digits [QBT-10]', (text, numbers) => {
    expect(readNumbers(text, digits)).toEqual(numbers);
  });

  it.each([
    ['01,11,04,07,02', [1, 11, 4, 7, 2]],
    ['0111040702', [1, 11, 4, 7, 2]],
    ['1 11 4 7 2', [1, 11, 4, 7, 2]],
    ['０１ １１ ０４ ０７ ０２', [1, 11, 4, 7, 2]],
  ])('are read from %j for five of eleven [QBT-11]', (text, numbers) => {
    expect(readNumbers(text, balls)).toEqual(numbers);
  });

  it.each(['', '1234', '123456', '12a45', '1.5e3', '10,2,3,4,5', '<b>12345', '-1 2 3 4 5', '1,-2,3,4,5', '－12345'])(
    'are refused when they are not five digits: %j',
    (text) => {
      expect(readNumbers(text, digits)).toBeUndefined();
    },
  );

  it.each(['01,01,02,03,04', '12,01,02,03,04', '00,01,02,03,04'])('are refused when impossible: %j', (text) => {
    expect(readNumbers(text, balls)).toBeUndefined();
  });

  it.each(['CQSSC', 'SD11X5', 'BJPK10', 'THGOV6D', 'HUE3D'])('rolled for %s are possible', (game) => {
    for (const { numbers } of playsOf(game))
      for (const random of [0, 0.3, 0.999])
        expect(
          isPossible(
            rollLine(numbers, () => random),
            numbers,
          ),
        ).toBe(true);
  });
});

describe('numbers that the address brings', () => {
  const lines = (game: string, family: string, text: string) =>
    broughtLines(text, playIn(game, family, 'straight'), stateOf(game, family).plays).map(
      ({ play: { code }, numbers }) => `${code} ${numbers.join(' ')}`,
    );

  it.each<[string, string, string, string[]]>([
    ['CQSSC', 'SSC', '3,0,9,9,1', ['straight 3 0 9 9 1']],
    ['SD11X5', '11X5', '01,11,04,07,02', ['straight 1 11 4 7 2']],
    ['BJPK10', 'PK10', '3,0,9,9,1', ['place1 3', 'place2 10', 'place3 9', 'place4 9', 'place5 1']],
    ['THGOV6D', 'THGOV', '3,0,9,9,1', ['place1 3', 'place2 0', 'place3 9', 'place4 9', 'place5 1']],
    ['HUE3D', 'VN', '3,0,9,9,1', ['place1 3', 'place2 0', 'place3 9']],
    ['SD11X5', '11X5', '3,0,9,9,1', []],
    ['BJPK10', 'PK10', '3,x,9,9,1', []],
    ['BJPK10', 'PK10', '', []],
  ])('are selected in %s (%s) from %j [QBT-12]', (game, family, text, selected) => {
    expect(lines(game, family, text)).toEqual(selected);
  });
});

describe('issues after a refusal of a closed one', () => {
  const { issues } = stateOf('CQSSC', 'SSC');

  it('begin with the one that the server names, so that the next bet is for it', () => {
    const [, second] = issues;
    expect(issuesFrom(issues, second).map(({ numero }) => numero)).toEqual(['20260102-0002', '20260102-0003']);
    const later = { numero: '20260102-0090', closesAt: 9e9, drawsAt: 9e9 };
    expect(issuesFrom(issues, later)).toEqual([later]);
    expect(issuesFrom(issues, undefined)).toEqual([]);
  });
});

describe('a slip', () => {
  const play = playIn('CQSSC', 'SSC', 'straight');
  const both = playIn('CQSSC', 'SSC', 'any2');

  it('costs unit, multiple, lines and issues multiplied, and names its issues', () => {
    const slip = new Slip(stateOf('CQSSC', 'SSC'));
    slip.add(play, [1, 2, 3, 4, 5]);
    slip.add(both, [1, 2]);
    slip.unit = 1;
    slip.multiple = 3;
    slip.issueCount = 2;
    expect(slip.total).toBe(1_000 * 3 * 2 * 2);
    expect(slip.request).toEqual({
      game: 'CQSSC',
      lines: [
        { play: 'straight', numbers: [1, 2, 3, 4, 5] },
        { play: 'any2', numbers: [1, 2] },
      ],
      unit: 1_000,
      multiple: 3,
      issues: ['20260102-0001', '20260102-0002'],
      total: 12_000,
    });
  });

  it('takes a line once, in any order where order does not matter, and at most as many as the limit', () => {
    const slip = new Slip(stateOf('CQSSC', 'SSC'));
    expect([slip.add(both, [1, 2]), slip.add(both, [2, 1])]).toEqual([true, false]);
    expect([slip.add(play, [1, 2, 3, 4, 5]), slip.add(play, [5, 4, 3, 2, 1])]).toEqual([true, true]);
    expect(slip.add(both, [3, 4])).toBe(false);
    expect(slip.lines).toHaveLength(3);
  });

  it('keeps its lines when an issue closes; its issues are the next ones', () => {
    const state = stateOf('CQSSC', 'SSC');
    const slip = new Slip(state);
    slip.add(play, [1, 2, 3, 4, 5]);
    state.issues = stillOnSale(state.issues, 1_060_000);
    expect(slip.issues).toEqual(['20260102-0002']);
    expect(slip.lines).toHaveLength(1);
  });

  it('comes back after a reload as far as the game allows it', () => {
    const slip = new Slip(stateOf('CQSSC', 'SSC'));
    const lines = [
      { play: 'straight', numbers: [1, 2, 3, 4, 5] },
      { play: 'gone', numbers: [1] },
    ];
    slip.restore({ lines, unit: 9, multiple: 100_000, issueCount: 2 });
    expect(slip).toMatchObject({ lines: [lines[0]], unit: 1, multiple: 99, issueCount: 2 });
  });
});

describe('the countdown', () => {
  it('follows the server, whatever the clock of the device says [LOT-07]', () => {
    const now = serverTime({ now: 1_000_000 }, 5_000);
    expect(now(5_000)).toBe(1_000_000);
    expect(now(65_000)).toBe(1_060_000);
  });

  it.each([
    [0, '00:00:00'],
    [59_999, '00:00:59'],
    [-5, '00:00:00'],
    [101 * 3_600_000, '101:00:00'],
  ])('shows %i ms as %s [LOT-10]', (left, text) => {
    expect(countdownText(left)).toBe(text);
  });
});

it('the scripts and styles of the page take at most 60 kB in any language and layout', () => {
  const folder = join(import.meta.dirname, 'page');
  const bytesOf = (name: string) => gzipSync(readFileSync(join(folder, name))).length;
  const largestIn = (place: string, names: string[]) => Math.max(...names.map((name) => bytesOf(`${place}/${name}`)));
  const shared = ['element', 'money', 'portal', 'server', 'tab-storage'].map((name) => `${name}.js`);
  const own = readdirSync(join(folder, 'lottery')).filter((name) => /\.(js|css)$/.test(name));
  const layouts = readdirSync(join(folder, 'lottery/layouts'));
  const texts = readdirSync(join(folder, 'lottery/texts'));
  const bytes =
    [...shared, ...own.map((name) => `lottery/${name}`)].reduce((sum, name) => sum + bytesOf(name), 0) +
    bytesOf('lottery/layouts/create-layout.js') +
    largestIn('lottery/layouts', layouts) +
    bytesOf('lottery/texts/en.js') +
    largestIn('lottery/texts', texts);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

it.each([
  ['3', 3],
  [' ３ ', 3],
  ['007', 7],
  ['99', 99],
])('the multiple %j is read as %s', (text, number) => {
  expect(readCount(text, 99)).toBe(number);
});

it.each(['', '0', '100', '-5', '2.9', '1e3', '5 0', 'abc'])('the multiple %j is refused', (text) => {
  expect(readCount(text, 99)).toBeUndefined();
});

describe('texts', () => {
  it.each(languageCodes.filter((code) => code !== 'EN'))(
    'are in %s, with the values of the English ones',
    async (code) => {
      const { texts: english } = await import('./page/lottery/texts/en.js');
      const { texts } = (await import(`./page/lottery/texts/${code.toLowerCase()}.js`)) as { texts: typeof english };
      const valuesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
      for (const [key, text] of Object.entries(english)) {
        const own = texts[key as keyof typeof english];
        expect([key, valuesOf(own)]).toEqual([key, valuesOf(text)]);
      }
      const say = await lotteryTextsFor(code);
      expect(say('ended')).toBe(texts.ended);
      expect(texts.ended).not.toBe(english.ended);
    },
  );

  it.each(languageCodes)('name every play of every family in %s, with its chance', async (language) => {
    const say = await lotteryTextsFor(language);
    for (const [game, family] of [
      ['CQSSC', 'SSC'],
      ['SD11X5', '11X5'],
      ['BJPK10', 'PK10'],
      ['THGOV6D', 'THGOV'],
    ] as const) {
      const { plays } = stateOf(game, family);
      const names = plays.map((play) => playName(say, play, family));
      expect(new Set(names).size).toBe(plays.length);
      for (const play of plays) expect(chanceText(say, play, 'en')).toMatch(/\d/);
      expect(names.join()).not.toContain('{{');
    }
  });

  it('say what a play on the sum counts', async () => {
    const say = await lotteryTextsFor('EN');
    const rule = (game: string, family: string, code: string) =>
      sumRule(say, playIn(game, family, code), stateOf(game, family));
    expect(rule('CQSSC', 'SSC', 'sum-big')).toBe('Sum from 23 to 45');
    expect(rule('CQSSC', 'SSC', 'sum-small')).toBe('Sum from 0 to 22');
    expect(rule('SD11X5', '11X5', 'sum-big')).toBe('Sum from 31 to 45');
    expect(rule('BJPK10', 'PK10', 'sum-small')).toBe('Sum from 3 to 11');
    expect(rule('CQSSC', 'SSC', 'any1')).toBe('');
  });

  it('write numbers of two digits with a leading zero', async () => {
    const say = await lotteryTextsFor('EN');
    const { plays } = stateOf('SD11X5', '11X5');
    expect(lineText(say, { play: 'any2', numbers: [1, 11] }, plays, '11X5')).toBe('2 of the drawn numbers: 01 11');
    expect(lineText(say, { play: 'gone', numbers: [1] }, plays, '11X5')).toBe('gone: 1');
  });
});

it.each([
  ['dark', 'all'],
  ['light', 'not all'],
  [undefined, '(prefers-color-scheme: dark)'],
  ['constructor', '(prefers-color-scheme: dark)'],
])('has its dark colours, for the scheme %s in its address, where the media are %s', (scheme, media) => {
  const game = { code: 'CQSSC', names: requirePresent(lotteryGames[0]).names };
  const page = renderLotteryPage(game, scheme === undefined ? {} : { scheme }, { version: 'v', files: new Map() });
  expect(page).toContain(`lottery/dark.css" media="${media}">`);
});

describe('an answer to a slip', () => {
  it.each([
    ['no answer', new TypeError('fetch failed'), true],
    ['a slip in work', new Refused('request_in_flight', 409, undefined), true],
    ['a busy server', new Refused('server_busy', 429, undefined), true],
    ['a failure', new Refused('server_error', 500, undefined), true],
    ['a closed issue', new Refused('lottery_issue_closed', 400, undefined), false],
    ['an ended session', new Refused('play_session_ended', 401, undefined), false],
  ])('leaves open whether it was accepted after %s', (_what, error, open) => {
    expect(isUnanswered(error)).toBe(open);
  });

  it.each([
    ['an empty object', {}],
    ['a failure without a code', { success: false }],
    ['a success without a slip', { success: true, value: null }],
    ['a slip without a total', { success: true, value: { slip: 'L7HK2MNPQR45S', balance: 5 } }],
  ])('that is %s is asked for again with the same key', async (_what, unreadable) => {
    const placed = { slip: 'L7HK2MNPQR45S', total: 100, balance: 900 };
    const answers = [unreadable, { success: true, value: placed }];
    const keys: unknown[] = [];
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation((_path, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      return Promise.resolve(Response.json(answers.shift()));
    });
    const slip = { game: 'CQSSC', lines: [], unit: 100, multiple: 1, issues: ['7'], total: 100 };
    const answer = placeSlip('token', { key: 'key', slip }, () => undefined);
    await jest.runAllTimersAsync();
    expect(await answer).toEqual(placed);
    expect(keys).toEqual(['key', 'key']);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});
