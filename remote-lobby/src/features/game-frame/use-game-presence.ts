import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import type { OpenedGame } from '../game-launch/opened-game';

/**
 * Publishes that a game was opened and closed. For a signed-in customer, also logs out at the vendor; this is a command
 * because calls of an unmounting view are cancelled.
 */
export function useGamePresence({ vendor, gameId }: OpenedGame): void {
  const { events, commands, session, account } = useHost();
  useEffect(() => {
    events.publish('game.opened@1', { vendor, gameId });
    return () => {
      events.publish('game.closed@1', { vendor, gameId });
      if (session.state.get().status !== 'signed-in') return;
      // a failed logout is ignored: the vendor ends the game after a while
      commands.run('lobby.leave-game@1').catch(() => undefined);
      void account.refresh('balance');
    };
  }, [account, commands, events, session, vendor, gameId]);
}
