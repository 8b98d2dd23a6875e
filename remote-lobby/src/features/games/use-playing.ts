import type { GameRef } from '@atrium/contract';
import { useCan, useHost } from '@atrium/contract/react';
import { useState } from 'react';

export interface Playing {
  /** Key of the game that is opening, to show progress and ignore repeated presses. */
  busy: string | undefined;
  /** Starts a game with real money; the host meets missing conditions first. */
  play(key: string, game: GameRef): void;
  /** Starts a demo; absent if the merchant offers none. */
  playDemo: ((key: string, game: GameRef) => void) | undefined;
}

/** Starts games from a list. */
export function usePlaying(): Playing {
  const { commands } = useHost();
  const demos = useCan('game.demo');
  const [busy, setBusy] = useState<string>();
  const run = async (command: 'game.launch@1' | 'game.demo@1', key: string, game: GameRef) => {
    if (busy === key) return;
    const first = busy === undefined;
    if (first) setBusy(key);
    try {
      // a vendor that is only announced has no game yet, so that no sign-in is needed
      await commands.run(game.gameId || game.roomId ? command : 'lobby.stay-tuned@1', game);
    } catch {
      // reported by the host
    } finally {
      if (first) setBusy(undefined);
    }
  };
  return {
    busy,
    play: (key, game) => void run('game.launch@1', key, game),
    playDemo: demos ? (key, game) => void run('game.demo@1', key, game) : undefined,
  };
}
