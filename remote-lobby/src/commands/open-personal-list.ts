import type { Host } from '@atrium/contract';
import * as v from 'valibot';

const ListSchema = v.object({ page: v.picklist(['recentGameList', 'favGameList']) });

/** `lobby.open-personal-list@1`: opens a personal list of the slot lobby, after sign-in. */
export default async function openPersonalList(host: Host, request: unknown): Promise<void> {
  const { page } = v.parse(ListSchema, request);
  await host.navigation.open('lobby.slots@1', { page });
}
