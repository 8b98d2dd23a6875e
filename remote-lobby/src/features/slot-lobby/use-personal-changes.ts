import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import type { Favourites } from '../favourites/favourites';
import type { ListedGames } from '../games/listed-games';
import { onPersonalChange } from '../personal-lists/personal-change';
import { isPersonal } from './slot-list';

/**
 * Keeps hearts and personal lists in step with other tabs, and with other devices when the page is looked at again.
 * @param page the list that is shown
 */
export function usePersonalChanges(games: ListedGames, favourites: Favourites, page: string | undefined): void {
  const host = useHost();
  useEffect(() => {
    const stop = onPersonalChange(host, (change) => {
      if (change.change === 'favourite') favourites.markIdentity(change.game, change.favourite);
      if (page === (change.change === 'favourite' ? 'favGameList' : 'recentGameList')) void games.refresh();
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
