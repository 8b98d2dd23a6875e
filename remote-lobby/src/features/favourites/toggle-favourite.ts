import type { Game } from '@atrium/api';
import type { Host } from '@atrium/contract';
import type { ListedGames } from '../games/listed-games';
import type { Favourites } from './favourites';

/**
 * Toggles a favourite. For a signed-in customer the heart changes at once, and changes back if the server refuses; for
 * a visitor it changes after sign-in.
 * @param among `favourites` if the list shows only favourites, so that a removed one leaves it
 */
export async function toggleFavourite(
  { can, commands }: Pick<Host, 'can' | 'commands'>,
  { list, favourites, among }: { list: ListedGames; favourites: Favourites; among: 'favourites' | 'all' },
  game: Game,
): Promise<void> {
  const favourite = !favourites.has(game);
  const { nodeId, vendor, gameType } = game;
  const flip = () => {
    favourites.mark(game, favourite);
    const restore = among === 'favourites' && !favourite ? list.drop(game) : undefined;
    return () => {
      favourites.mark(game, !favourite);
      restore?.();
    };
  };
  const undo = can('list.personal') ? flip() : undefined;
  try {
    await favourites.whileChanging(game, () =>
      commands.run('lobby.favour@1', { game: { nodeId, vendor, gameType }, favourite }),
    );
    if (!undo) flip();
  } catch {
    undo?.();
  }
}
