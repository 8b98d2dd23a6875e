import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import type { Favourites } from '../favourites/favourites';
import type { ListedGames } from '../games/listed-games';
import { onPersonalChange } from '../personal-lists/personal-change';
import { isPersonal } from './slot-list';

const listOf = { favourite: 'favGameList', played: 'recentGameList' } as const;

/**
 * Keeps hearts and personal lists in step with other tabs and devices; a back end without live events of the lists shows changes of
 * other devices when the page is looked at again.
 * @param page the list that is shown
 */
export function usePersonalChanges(games: ListedGames, favourites: Favourites, page: string | undefined): void {
  const host = useHost();
  useEffect(() => {
    const stop = onPersonalChange(host, (change) => {
      if (change.change === 'favourite') favourites.markIdentity(change.game, change.favourite);
      // hearts of every list may be other ones
      if (change.change === 'unknown') void favourites.reload(host);
      if (change.change === 'unknown' || page === listOf[change.change]) void games.refresh();
    });
    const isOwn = page !== undefined && isPersonal({ page });
    const lookedAt = () => void (isOwn && !document.hidden && games.refresh());
    document.addEventListener('visibilitychange', lookedAt);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookedAt);
    };
  }, [host, games, favourites, page]);
}
