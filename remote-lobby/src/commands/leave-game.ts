import { gamesLogout } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** `lobby.leave-game@1`: logs the customer out of the vendors' games. */
export default async function leaveGame(host: Host): Promise<void> {
  await host.api.call(gamesLogout, {});
}
