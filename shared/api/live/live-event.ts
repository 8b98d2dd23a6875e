import * as v from 'valibot';
import { part } from '../list';
import { LooseFlagSchema } from '../nothing';

/**
 * Address of the live channel, read with `fetch`: server-sent events, `Authorization` and `Last-Event-ID` as headers.
 */
export const livePath = '/wps/live';

const amountOrTime = part(v.union([v.string(), v.number()]));

/** One message of the live channel. Money amounts are decimals of the customer's currency. */
export const LiveEventSchema = v.object({
  type: v.string(),
  title: part(v.string()),
  message: part(v.string()),
  /** True shows a toast; false only refreshes counts. */
  popup: v.fallback(v.optional(LooseFlagSchema, false), false),
  data: part(
    v.object({
      amount: amountOrTime,
      time: amountOrTime,
      success: part(
        v.pipe(
          v.union([v.boolean(), v.number(), v.string()]),
          v.transform((flag) => v.parse(LooseFlagSchema, flag)),
        ),
      ),
      remarks: part(v.string()),
      /** What happened, in the member's language; without it the result reads by `success`. */
      result: part(v.string()),
      sender: part(v.string()),
      receiver: part(v.string()),
      /** Of `FAVOURITES`: the game, and whether it is a favourite now. */
      vendor: part(v.string()),
      nodeId: part(v.string()),
      favourite: part(v.boolean()),
      /** Of `CONTENT`: what changed, such as `notices` or `help`. */
      content: part(v.string()),
      /** Of `READY`: milliseconds since the customer's last event; absent when there is none. */
      age: v.optional(v.number()),
    }),
  ),
});

/** Types the portal handles; any other with `popup` shows its title and message. */
export const liveTypes = {
  balance: 'BALANCE',
  deposit: 'DEPOSIT',
  withdrawal: 'WITHDRAW',
  message: 'MESSAGE',
  promotion: 'PROMOTION',
  /** The chat room has a new message, or messages were read. Has no details. */
  chat: 'CHAT',
  /** A redemption of the points mall was approved or refused. */
  redemption: 'REDEMPTION',
  /** The list of favourites changed: names the game. */
  favourites: 'FAVOURITES',
  /** A game was played. */
  recentGames: 'RECENT_GAMES',
  /**
   * The merchant's configuration changed: open pages request the current composition. Has no id, and is not repeated.
   */
  configuration: 'CONFIGURATION',
  /** Content that visitors also read changed: open pages that show it request it again. Has no id, and is not repeated. */
  content: 'CONTENT',
  /** The channel is open: names the current position, and the age of the last event. */
  ready: 'READY',
  /** No event; has the id of the last event, which reveals whether the listener missed it. */
  beat: 'BEAT',
  /** Events were lost for good: everything they may have changed must be reloaded. */
  reset: 'RESET',
} as const;

export type LiveEvent = v.InferOutput<typeof LiveEventSchema>;
