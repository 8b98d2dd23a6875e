import { requirePresent } from '../../require-present';
import type { Draw, GameRules } from '../rules/game-rules';

/** Prizes in stakes, with the number of winning cards among a hundred thousand. */
const prizes = [
  { prize: 500, cards: 10 },
  { prize: 50, cards: 200 },
  { prize: 20, cards: 600 },
  { prize: 10, cards: 1_500 },
  { prize: 5, cards: 4_000 },
  { prize: 2, cards: 14_000 },
  { prize: 1, cards: 5_000 },
];
const whole = 100_000;

/** A card with nine boxes: three equal prizes win it. */
export const instantLottery = {
  returns: { '': prizes.reduce((sum, { prize, cards }) => sum + (prize * cards) / whole, 0) },
  described: { prizes: prizes.map(({ prize }) => prize) },
  decide(_choice, bet, draw) {
    const prize = drawPrize(draw);
    return { prize, boxes: fillBoxes(prize, draw), win: prize * bet };
  },
} satisfies GameRules;

function drawPrize(draw: Draw): number {
  let card = draw(whole);
  for (const { prize, cards } of prizes) {
    if (card < cards) return prize;
    card -= cards;
  }
  return 0;
}

/** Nine boxes in a random order: the prize three times, and no other amount more than twice. */
function fillBoxes(prize: number, draw: Draw): number[] {
  const others = prizes.map((each) => each.prize).filter((each) => each !== prize);
  const pairs = shuffle([...others, ...others], draw);
  return shuffle(prize > 0 ? [prize, prize, prize, ...pairs.slice(0, 6)] : pairs.slice(0, 9), draw);
}

function shuffle(list: number[], draw: Draw): number[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [requirePresent(shuffled[other]), requirePresent(shuffled[last])];
  }
  return shuffled;
}
