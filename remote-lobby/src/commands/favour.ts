import { favouriteAdd, favouriteRemove } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';

const FavourSchema = v.object({
  game: v.object({ nodeId: v.string(), vendor: v.string(), gameType: v.string() }),
  favourite: v.boolean(),
});

/** `lobby.favour@1`: adds a game to the favourites or takes it out. Rejects when the server does not agree. */
export default async function favour(host: Host, request: unknown): Promise<{ favourite: boolean }> {
  const { game, favourite } = v.parse(FavourSchema, request);
  await host.api.call(favourite ? favouriteAdd : favouriteRemove, game);
  return { favourite };
}
