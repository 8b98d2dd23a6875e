import type { GameMode } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useEffect } from 'react';
import { forgetOpenedGame, type OpenedGame } from '../game-launch/opened-game';

/**
 * Publishes that a game was opened and closed. For a signed-in customer, also logs out at the vendor; this is a command
 * because calls of an unmounting view are cancelled.
 */
export function useGamePresence(game: OpenedGame, mode: GameMode): void {
  const host = useHost();
  useEffect(() => {
    const { events, commands, session, account } = host;
    const { vendor, gameId } = game;
    events.publish('game.opened@1', { vendor, gameId });
    return () => {
      events.publish('game.closed@1', { vendor, gameId });
      if (session.state.get().status !== 'signed-in') return;
      forgetOpenedGame(mode, host, game);
      // a failed logout is ignored: the vendor ends the game after a while
      commands.run('lobby.leave-game@1').catch(() => undefined);
      void account.refresh('balance');
    };
  }, [host, game, mode]);
}
