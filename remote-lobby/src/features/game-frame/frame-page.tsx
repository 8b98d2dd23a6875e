import type { GameMode } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { readOpenedGame } from '../game-launch/opened-game';
import { lobbyOf } from '../game-types/game-types';
import { GameFrame } from './game-frame';

interface FramePageProps {
  mode: GameMode;
  gameType: string | undefined;
}

/** Page of the last opened game. On a direct visit without one, redirects to the lobby of the game type. */
export function FramePage({ mode, gameType }: FramePageProps) {
  const host = useHost();
  const [game] = useState(() => readOpenedGame(mode, host));
  useEffect(() => {
    if (game) return;
    const lobby = lobbyOf(gameType);
    void host.navigation.open(host.navigation.has(lobby) ? lobby : 'lobby.home@1');
  }, [game, gameType, host]);
  return game ? <GameFrame game={game} demo={mode === 'demo'} /> : null;
}
