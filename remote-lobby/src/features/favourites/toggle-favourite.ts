import type { Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { ListedGames } from '../games/listed-games';

/**
 * Toggles a favourite. For a signed-in customer the heart changes at once, and changes back if the server refuses; for
 * a visitor it changes after sign-in.
 * @param among `favourites` if the list shows only favourites, so that a removed one leaves it
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
