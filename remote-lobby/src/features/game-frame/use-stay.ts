import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import type { OpenedGame } from '../game-launch/opened-game';

/**
 * Tells that the game is open, and when it is left that it is closed. A signed-in person also leaves it at the vendor:
 * by a command, since calls of a view that is being taken down are cancelled.
 */
export function useStay({ vendor, gameId }: OpenedGame): void {
  const { events, commands, session, account } = useHost();
  useEffect(() => {
    events.publish('game.opened@1', { vendor, gameId });
    return () => {
      events.publish('game.closed@1', { vendor, gameId });
      if (session.state.get().status !== 'signed-in') return;
      // nobody is told when leaving fails: the vendor ends the game by itself in time
      commands.run('lobby.leave-game@1').catch(() => undefined);
      void account.refresh('balance');
    };
  }, [account, commands, events, session, vendor, gameId]);
}
