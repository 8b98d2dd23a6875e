import * as v from 'valibot';

/** Where the live channel is read with `fetch`: server-sent events, `Authorization` and `Last-Event-ID` as headers. */
export const livePath = '/wps/live';

/** What one message of the live channel says. Money amounts are decimals of the customer's currency. */
export const LiveEventSchema = v.object({
  type: v.string(),
  title: v.optional(v.string()),
  message: v.optional(v.string()),
  /** True shows a toast; false only refreshes counts. */
  popup: v.optional(v.boolean(), false),
  data: v.optional(
    v.object({
      amount: v.optional(v.union([v.string(), v.number()])),
      time: v.optional(v.union([v.string(), v.number()])),
      success: v.optional(v.boolean()),
      remarks: v.optional(v.string()),
      sender: v.optional(v.string()),
      receiver: v.optional(v.string()),
      /** Of `READY`: milliseconds since the customer's last event; absent where there is none. */
      age: v.optional(v.number()),
    }),
  ),
});

/** Types the portal acts on; any other with `popup` shows its title and message. */
export const liveTypes = {
  balance: 'BALANCE',
  deposit: 'DEPOSIT',
  withdrawal: 'WITHDRAW',
  message: 'MESSAGE',
  promotion: 'PROMOTION',
  /** The merchant was configured otherwise: open pages ask for the current composition. Carries no id, and is not repeated. */
  configuration: 'CONFIGURATION',
  /** The channel is open: who is new hears where it stands, and how long ago the last event was. */
  ready: 'READY',
  /** Nothing new; carries the id of the last event, by which who listens knows whether it was lost on the way. */
  beat: 'BEAT',
  /** Events were missed for good: everything they may have changed is to be read anew. */
  reset: 'RESET',
} as const;

export type LiveEvent = v.InferOutput<typeof LiveEventSchema>;
