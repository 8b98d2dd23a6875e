import { useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';
import { readOpenedGame, type FrameKind } from '../game-launch/opened-game';
import { lobbyOf } from '../game-types/game-types';
import { GameFrame } from './game-frame';

interface FramePageProps {
  kind: FrameKind;
  gameType: string | undefined;
}

/** The page of the game last opened; without one (a direct visit) it leads to the lobby of the type. */
export function FramePage({ kind, gameType }: FramePageProps) {
  const host = useHost();
  const [game] = useState(() => readOpenedGame(kind, host));
  useEffect(() => {
    if (game) return;
    const lobby = lobbyOf(gameType);
    void host.navigation.open(host.navigation.has(lobby) ? lobby : 'lobby.home@1');
  }, [game, gameType, host]);
  return game ? <GameFrame game={game} demo={kind === 'trial'} /> : null;
}
