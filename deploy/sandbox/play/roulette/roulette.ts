import { requirePresent } from '../../require-present';
import type { GameRules } from '../rules/game-rules';
import { bets, colorOf, wheel } from './rules';

const factorOf = (choice: string) => 36 / requirePresent(bets[choice]).length;

/** European roulette: one bet a round. */
export const roulette = {
  returns: Object.fromEntries(
    Object.entries(bets).map(([choice, covered]) => [choice, (covered.length * factorOf(choice)) / wheel.length]),
  ),
  described: { bets: Object.fromEntries(Object.keys(bets).map((choice) => [choice, factorOf(choice)])), wheel },
  decide(choice, bet, draw) {
    const pocket = requirePresent(wheel[draw(wheel.length)]);
    const won = requirePresent(bets[choice]).includes(pocket);
    return { pocket, color: colorOf(pocket), win: won ? bet * factorOf(choice) : 0 };
  },
} satisfies GameRules;
