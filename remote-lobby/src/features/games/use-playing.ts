import type { GameRef } from '@atrium/contract';
import { useCan, useHost } from '@atrium/contract/react';
import { useState } from 'react';

export interface Playing {
  /** Key of what is being opened, so that it is opened once and shows that it is on its way. */
  busy: string | undefined;
  /** Starts a game for money; the host asks for what is missing first. */
  play(key: string, game: GameRef): void;
  /** Starts a demo; absent where the merchant offers none. */
  playDemo: ((key: string, game: GameRef) => void) | undefined;
}

/** Ways to start games from a list. */
export function usePlaying(): Playing {
  const { commands } = useHost();
  const demos = useCan('game.demo');
  const [busy, setBusy] = useState<string>();
  const run = async (command: 'game.launch@1' | 'game.demo@1', key: string, game: GameRef) => {
    if (busy !== undefined) return;
    setBusy(key);
    try {
      await commands.run(command, game);
    } catch {
      // the host has told the person why
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    play: (key, game) => void run('game.launch@1', key, game),
    playDemo: demos ? (key, game) => void run('game.demo@1', key, game) : undefined,
  };
}
