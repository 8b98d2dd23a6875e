import { bankerDraws, handPoints } from './rules';

/** Splits up to six cards, given by their points in the order of the deal, into the hands of player and banker. */
export function playHands(points: readonly number[]): { player: number[]; banker: number[] } {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = points;
  const player = [first, third];
  const banker = [second, fourth];
  if (handPoints(player) >= 8 || handPoints(banker) >= 8) return { player, banker };
  const playerDraws = handPoints(player) <= 5;
  if (playerDraws) player.push(fifth);
  if (bankerDraws(handPoints(banker), playerDraws ? fifth : undefined)) banker.push(playerDraws ? sixth : fifth);
  return { player, banker };
}
