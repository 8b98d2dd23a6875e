import { favouriteAdd, favouriteRemove } from '@atrium/api';
import type { Host } from '@atrium/contract';
import * as v from 'valibot';
import { identityOf } from '../features/games/game';
import { reportPersonalChange } from '../features/personal-lists/personal-change';

const RequestSchema = v.object({
  game: v.object({ nodeId: v.string(), vendor: v.string(), gameType: v.string() }),
  favourite: v.boolean(),
});

/** `lobby.favour@1`: adds a game to the favourites or removes it. Rejects if the server refuses. */
export default async function setFavourite(host: Host, request: unknown): Promise<{ favourite: boolean }> {
  const { game, favourite } = v.parse(RequestSchema, request);
  await host.api.call(favourite ? favouriteAdd : favouriteRemove, game);
  reportPersonalChange(host, { change: 'favourite', game: identityOf(game), favourite });
  return { favourite };
}
