import type { GameRef } from '@atrium/contract';
import { useCan, useHost } from '@atrium/contract/react';
import { observable, runInAction } from 'mobx';
import { useMemo, useState } from 'react';

export interface Playing {
  /** Whether a game is opening, to show progress and ignore repeated presses; observable for each key. */
  isBusy(key: string): boolean;
  /** Starts a game with real money; the host meets missing conditions first. */
  play(key: string, game: GameRef): void;
  /** Starts a demo; absent if the merchant offers none. */
  playDemo: ((key: string, game: GameRef) => void) | undefined;
}

/** Starts games from a list. The same object as long as the merchant's demos are, so that no card renders for it. */
export function usePlaying(): Playing {
  const { commands } = useHost();
  const demos = useCan('game.demo');
  const [opening] = useState(() => observable.map<string, true>());
  return useMemo(() => {
    const run = async (command: 'game.launch@1' | 'game.demo@1', key: string, game: GameRef) => {
      if (opening.has(key)) return;
      const first = opening.size === 0;
      if (first) runInAction(() => opening.set(key, true));
      try {
        // a vendor that is only announced has no game yet, so that no sign-in is needed
        await commands.run(game.gameId || game.roomId ? command : 'lobby.stay-tuned@1', game);
      } catch {
        // reported by the host
      } finally {
        if (first) runInAction(() => opening.delete(key));
      }
    };
    return {
      isBusy: (key) => opening.has(key),
      play: (key, game) => void run('game.launch@1', key, game),
      playDemo: demos ? (key, game) => void run('game.demo@1', key, game) : undefined,
    };
  }, [commands, demos, opening]);
}
