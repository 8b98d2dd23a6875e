import type { Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { ListedGames } from '../games/listed-games';

/**
 * Makes a game a favourite or not. For a signed-in person the heart flips at once and flips back when the server does
 * not agree; for anybody else it waits until the host has had them sign in.
 * @param among `favourites` when the list shows nothing else, so that a game that is no favourite leaves it.
 */
export async function toggleFavourite(
  { can, commands }: Pick<Host, 'can' | 'commands'>,
  list: ListedGames,
  game: Game,
  among: 'favourites' | 'all',
): Promise<void> {
  const favourite = !game.favourite;
  const { nodeId, vendor, gameType } = game;
  const flip = () => {
    if (among === 'favourites' && !favourite) return list.drop(game);
    list.mark(game, favourite);
    return () => list.mark(game, !favourite);
  };
  const undo = can('list.personal') ? flip() : undefined;
  try {
    await commands.run('lobby.favour@1', { game: { nodeId, vendor, gameType }, favourite });
    if (!undo) flip();
  } catch {
    undo?.();
  }
}
