import type { GameMode } from '@atrium/api';
import type { GameRef, Host } from '@atrium/contract';
import * as v from 'valibot';

const OpenedGameSchema = v.object({
  address: v.pipe(v.string(), v.url()),
  vendor: v.string(),
  gameType: v.string(),
  gameId: v.string(),
  name: v.string(),
  /** Owner of the ticket in the address; empty for a visitor's demo. */
  customer: v.string(),
});

/** The game in a frame. Kept in session storage, so that it survives a reload and stays in its tab. */
export type OpenedGame = v.InferOutput<typeof OpenedGameSchema>;

const storageKeys: Record<GameMode, string> = { real: 'atrium.lobby.seamless', demo: 'atrium.lobby.trial' };

export function saveOpenedGame(mode: GameMode, host: Pick<Host, 'session'>, game: GameRef, address: string): void {
  const opened: OpenedGame = {
    address,
    vendor: game.vendor,
    gameType: game.gameType,
    gameId: game.gameId || game.roomId || '',
    name: game.name ?? '',
    customer: customerOf(host),
  };
  sessionStorage.setItem(storageKeys[mode], JSON.stringify(opened));
}

/** The stored game of a frame, unless it was opened by another customer. */
export function readOpenedGame(mode: GameMode, host: Pick<Host, 'session'>): OpenedGame | undefined {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), OpenedGameSchema),
    sessionStorage.getItem(storageKeys[mode]),
  );
  return result.success && result.output.customer === customerOf(host) ? result.output : undefined;
}

function customerOf({ session }: Pick<Host, 'session'>): string {
  const state = session.state.get();
  return state.status === 'signed-in' ? state.customer.id : '';
}
