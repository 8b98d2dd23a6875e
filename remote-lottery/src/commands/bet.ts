import type { Host } from '@atrium/contract';
import * as v from 'valibot';
import { betParams } from '../features/quick-bet/bet-params';

const BetSchema = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  numbers: v.array(v.string()),
  lottoGameGroup: v.optional(v.string()),
});

/** `lottery.bet@1`: opens a game with numbers to bet on. */
export default async function bet(host: Host, request: unknown): Promise<void> {
  await host.navigation.open('lottery.home@1', betParams(v.parse(BetSchema, request)));
}
