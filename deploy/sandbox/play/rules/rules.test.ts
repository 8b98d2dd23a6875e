import { randomInt } from 'node:crypto';
import { countReturns } from '../baccarat/returns';
import { baccarat } from '../baccarat/baccarat';
import { bankerDraws } from '../baccarat/rules';
import { playHands } from '../baccarat/play-hands';
import { cardDuel, pokerDuel } from '../duel/duel';
import { compareHands, duelHandOf } from '../duel/poker-strength';
import { fishing } from '../fishing/fishing';
import { instantLottery } from '../instant-lottery/instant-lottery';
import { matchReturn, threeWay, twoWay } from '../matches/odds';
import { roulette } from '../roulette/roulette';
import { handOf } from '../video-poker/hand-of';
import { videoPoker } from '../video-poker/video-poker';
import { handCount, hands } from '../video-poker/rules';
import type { Draw } from './game-rules';
import { rulesByKind } from './rules-by-kind';

const draw: Draw = (below) => randomInt(below);
const stakes = [10, 20, 50, 1_000];

/** All values that one drawn number can have, the others being zero. */
const every = (below: number) => Array.from({ length: below }, (_, value) => value);

describe.each(Object.entries(rulesByKind))('%s', (_kind, rules) => {
  it('pays whole minor units that are never negative', () => {
    for (const choice of Object.keys(rules.returns))
      for (const stake of stakes)
        for (let round = 0; round < 20; round += 1) {
          const { win } = rules.decide(choice, stake, draw);
          expect(Number.isSafeInteger(win) && win >= 0).toBe(true);
        }
  });

  it('decides the same for the same draws', () => {
    const [choice = ''] = Object.keys(rules.returns);
    const seeded = () => {
      let state = 11;
      return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    };
    expect(rules.decide(choice, 10, seeded())).toEqual(rules.decide(choice, 10, seeded()));
  });
});

describe('roulette', () => {
  it.each(Object.entries(roulette.returns))('returns what it states for %s, over all pockets', (choice, stated) => {
    const won = every(37).reduce((sum, pocket) => sum + roulette.decide(choice, 10, () => pocket).win, 0);
    expect(won / 370).toBeCloseTo(stated, 12);
    expect(stated).toBeCloseTo(36 / 37, 12);
  });

  it('loses every outside bet on zero', () => {
    for (const choice of ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'column-3'])
      expect(roulette.decide(choice, 10, () => 0)).toMatchObject({ pocket: 0, win: 0 });
  });
});

describe('baccarat', () => {
  it('returns what it states for each side, over all orders of six cards', () => {
    const counted = countReturns();
    for (const [side, stated] of Object.entries(baccarat.returns))
      expect(counted[side as keyof typeof counted]).toBeCloseTo(stated, 6);
  });

  it('deals no third card after a natural, and follows the table of the banker', () => {
    expect(playHands([4, 2, 4, 2, 9, 9])).toEqual({ player: [4, 4], banker: [2, 2] });
    expect(playHands([2, 1, 3, 2, 8, 6])).toEqual({ player: [2, 3, 8], banker: [1, 2] });
    expect(playHands([3, 2, 3, 3, 4, 9])).toEqual({ player: [3, 3], banker: [2, 3, 4] });
    expect(bankerDraws(6, 6)).toBe(true);
    expect(bankerDraws(6, 5)).toBe(false);
    expect(bankerDraws(7, 6)).toBe(false);
  });
});

const cards = (text: string) =>
  text.split(' ').map((card) => 'A23456789TJQK'.indexOf(card[0]!) + 13 * 'cdhs'.indexOf(card[1]!));

describe('the duel of cards', () => {
  it('returns what it states, over all pairs of cards', () => {
    let won = 0;
    for (const you of every(52))
      for (const opponent of every(52)) if (you !== opponent) won += cardDuel.decide('', 10, inTurn(you, opponent)).win;
    expect(won / (10 * 52 * 51)).toBeCloseTo(cardDuel.returns[''], 12);
  });

  it.each([
    ['Ac', 'Ks'],
    ['3c', '2s'],
    ['9s', '9h'],
    ['9h', '9d'],
    ['9d', '9c'],
  ])('%s beats %s', (better, worse) => {
    const [one = 0, other = 0] = [...cards(better), ...cards(worse)];
    expect(cardDuel.decide('', 10, inTurn(one, other))).toEqual({ you: [one], opponent: [other], win: 19 });
    expect(cardDuel.decide('', 10, inTurn(other, one))).toEqual({ you: [other], opponent: [one], win: 0 });
  });
});

describe('the duel of poker hands', () => {
  it('has a winner in every deal, so that each side wins half of them', () => {
    for (let round = 0; round < 2_000; round += 1) {
      const { you, opponent, win } = pokerDuel.decide('', 10, draw);
      expect(pokerDuel.decide('', 10, inTurn(...opponent, ...you)).win).toBe(19 - win);
    }
    expect(pokerDuel.returns['']).toBe(0.95);
  });

  it.each([
    ['Ac Kc Qc Jc Tc', 'royal-flush', '9d Kd Qd Jd Td', 'straight-flush'],
    ['2c 2d 2h 2s 3c', 'four-of-a-kind', 'Ac Ad Ah Ks Kc', 'full-house'],
    ['4c 5d 6h 7s 8c', 'straight', 'Ac Ad As 7c 2h', 'three-of-a-kind'],
    ['2c 3d 4h 5s 6c', 'straight', 'Ac 2d 3h 4s 5c', 'straight'],
    ['3c 3d 2h 2s 4c', 'two-pairs', 'Ac Ad Kh Qs Jc', 'pair'],
    ['2c 2d 3h 4s 6c', 'pair', 'Ac Kd Qh Js 9c', 'high-card'],
    ['9c 9d Ah 4s 2c', 'pair', '9h 9s Kh Qs Jc', 'pair'],
    ['As Kd Qh Js 9c', 'high-card', 'Ah Ks Qc Jd 9d', 'high-card'],
  ])('%s (%s) beats %s (%s)', (better, name, worse, otherName) => {
    expect([duelHandOf(cards(better)), duelHandOf(cards(worse))]).toEqual([name, otherName]);
    expect(compareHands(cards(better), cards(worse))).toBeGreaterThan(0);
    expect(compareHands(cards(worse), cards(better))).toBeLessThan(0);
  });
});

describe('video poker', () => {
  it.each([
    ['Ac Kc Qc Jc Tc', 'royal-flush'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['9c 9d 9h 9s 2c', 'four-of-a-kind'],
    ['9c 9d 9h 2s 2c', 'full-house'],
    ['Ac 9c 7c 4c 2c', 'flush'],
    ['Ac Kd Qc Jc Tc', 'straight'],
    ['2c 3d 4c 5c 6c', 'straight'],
    ['9c 9d 9h 3s 2c', 'three-of-a-kind'],
    ['9c 9d 3h 3s 2c', 'two-pairs'],
    ['Jc Jd 4h 3s 2c', 'jacks-or-better'],
    ['Ac Ad 4h 3s 2c', 'jacks-or-better'],
    ['Tc Td 4h 3s 2c', undefined],
    ['Kc Ad 2h 3s 4c', undefined],
  ])('reads %s as %s', (text, hand) => {
    expect(handOf(cards(text))).toBe(hand);
  });

  it('states the return of its pay table', () => {
    const counted = Object.values(hands).reduce((sum, { pays, count }) => sum + pays * count, 0) / handCount;
    expect(videoPoker.returns['']).toBeCloseTo(counted, 12);
  });
});

it('fishing returns what it states for each fish, over all draws', () => {
  for (const [choice, stated] of Object.entries(fishing.returns)) {
    const won = every(10_000).reduce((sum, value) => sum + fishing.decide(choice, 10, () => value).win, 0);
    expect(won / 100_000).toBeCloseTo(stated, 12);
  }
});

describe('the instant lottery', () => {
  it('returns what it states, over all cards', () => {
    const won = every(100_000).reduce((sum, card) => sum + instantLottery.decide('', 10, first(card)).win, 0);
    expect(won / 1_000_000).toBeCloseTo(instantLottery.returns[''], 12);
  });

  it('shows three equal boxes exactly when they win', () => {
    for (let round = 0; round < 500; round += 1) {
      const { prize, boxes } = instantLottery.decide('', 10, draw);
      const times = (amount: number) => boxes.filter((box) => box === amount).length;
      expect(boxes).toHaveLength(9);
      expect(boxes.filter((box) => times(box) >= 3)).toEqual(prize > 0 ? [prize, prize, prize] : []);
    }
  });
});

it('every price of a match has the same return, and each list covers all outcomes', () => {
  for (const list of [...threeWay, ...twoWay]) {
    const prices = Object.values(list);
    expect(prices.reduce((sum, { chance }) => sum + chance, 0)).toBe(100);
    for (const { chance, odds } of prices) expect((chance * odds) / 1_000).toBeCloseTo(matchReturn, 12);
  }
});

/** Draws these numbers, one after the other. */
function inTurn(...values: number[]): Draw {
  const left = [...values];
  return () => left.shift() ?? 0;
}

/** Draws a number once, and zeros after it. */
function first(value: number): Draw {
  let next = value;
  return () => {
    const drawn = next;
    next = 0;
    return drawn;
  };
}
