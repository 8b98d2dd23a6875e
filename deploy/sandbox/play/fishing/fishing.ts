import { requirePresent } from '../../require-present';
import type { GameRules } from '../rules/game-rules';

/** The chance of a catch is in ten-thousandths, its prize in stakes. */
const fish: Readonly<Record<string, { chance: number; prize: number }>> = {
  sardine: { chance: 4_800, prize: 2 },
  clownfish: { chance: 1_920, prize: 5 },
  ray: { chance: 960, prize: 10 },
  turtle: { chance: 320, prize: 30 },
  shark: { chance: 96, prize: 100 },
};
const whole = 10_000;

/** One shot at the chosen fish. */
export const fishing = {
  returns: Object.fromEntries(
    Object.entries(fish).map(([name, { chance, prize }]) => [name, (chance * prize) / whole]),
  ),
  described: { prizes: Object.fromEntries(Object.entries(fish).map(([name, { prize }]) => [name, prize])) },
  decide(choice, bet, draw) {
    const { chance, prize } = requirePresent(fish[choice]);
    const caught = draw(whole) < chance;
    return { caught, win: caught ? bet * prize : 0 };
  },
} satisfies GameRules;
