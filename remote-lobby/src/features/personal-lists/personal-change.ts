import type { Host } from '@atrium/contract';
import * as v from 'valibot';
import { PersonalChangeSchema, type PersonalChange } from './personal-change-schema';
import { reportedChange } from './reported-change';

const MessageSchema = v.object({ customer: v.string(), change: PersonalChangeSchema });

type Services = Pick<Host, 'session' | 'settings'>;
type Listening = Services & Pick<Host, 'events'>;

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

/**
 * Listens to changes of the current customer's lists: of other tabs, and of other devices where the back end reports
 * them on the live channel. Returns its stop.
 */
export function onPersonalChange(host: Listening, listener: (change: PersonalChange) => void): () => void {
  const channel = open(host);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(MessageSchema, data);
    if (message.success && message.output.customer === customerOf(host)) listener(message.output.change);
  });
  const stop = host.events.on('live.received@1', (event) => {
    const change = reportedChange(event);
    if (change) listener(change);
  });
  return () => {
    stop();
    channel?.close();
  };
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
