import type { LotteryGame } from '@atrium/api';

const thaiGroups = [9, 10, 11];

/** Whether a game is one of the Thai lotteries. */
export function isThai({ gameGroupId }: Pick<LotteryGame, 'gameGroupId'>): boolean {
  return thaiGroups.includes(gameGroupId);
}

/** Games of a group; all games if the group is unknown. */
export function gamesOfGroup<Game extends Pick<LotteryGame, 'gameGroupCode'>>(
  games: readonly Game[],
  group: string | undefined,
): Game[] {
  const found = games.filter(({ gameGroupCode }) => gameGroupCode === group);
  return found.length > 0 ? found : [...games];
}
