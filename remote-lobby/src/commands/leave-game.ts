import { gamesLogout } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** `lobby.leave-game@1`: tells the vendors that the person has left the game. */
export default async function leaveGame(host: Host): Promise<void> {
  await host.api.call(gamesLogout, {});
}
