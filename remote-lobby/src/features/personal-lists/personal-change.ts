import type { Host } from '@atrium/contract';
import * as v from 'valibot';

const ChangeSchema = v.variant('change', [
  v.object({ change: v.literal('favourite'), game: v.string(), favourite: v.boolean() }),
  v.object({ change: v.literal('played') }),
]);

/** A change of the customer's own lists: a favourite by its game's identity, or a game that was played. */
export type PersonalChange = v.InferOutput<typeof ChangeSchema>;

const MessageSchema = v.object({ customer: v.string(), change: ChangeSchema });

type Services = Pick<Host, 'session' | 'settings'>;

/**
 * Reports a change to every list on the page and in other tabs. Works with any back end; browsers without
 * `BroadcastChannel` keep what they have loaded.
 */
export function reportPersonalChange(host: Services, change: PersonalChange): void {
  const customer = customerOf(host);
  const channel = customer === undefined ? undefined : open(host);
  channel?.postMessage({ customer, change });
  channel?.close();
}

/** Listens to changes of the current customer's lists. Returns its stop. */
export function onPersonalChange(host: Services, listener: (change: PersonalChange) => void): () => void {
  const channel = open(host);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(MessageSchema, data);
    if (message.success && message.output.customer === customerOf(host)) listener(message.output.change);
  });
  return () => channel?.close();
}

function open({ settings }: Services): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel(`atrium.${settings.merchant.code}.personal-lists`);
}

function customerOf({ session }: Services): string | undefined {
  const state = session.state.get();
  return state.status === 'signed-in' ? state.customer.id : undefined;
}
