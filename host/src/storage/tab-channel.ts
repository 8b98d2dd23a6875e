import * as v from 'valibot';

/** Messages between the tabs of one origin; a message reaches every other tab, never the sender. */
export interface TabChannel<Message> {
  post(message: Message): void;
  /** Returns its own stop. */
  listen(listener: (message: Message) => void): () => void;
}

/** A channel over `BroadcastChannel`; drops messages that do not match the schema. Silent in browsers without it. */
export function openTabChannel<Message>(name: string, schema: v.GenericSchema<unknown, Message>): TabChannel<Message> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => () => undefined };
  const channel = new BroadcastChannel(name);
  // bound before any remote runs: methods that are replaced later receive nothing
  const post = channel.postMessage.bind(channel);
  const add = channel.addEventListener.bind(channel);
  return {
    post: (message) => post(message),
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const result = v.safeParse(schema, data);
        if (result.success) listener(result.output);
      };
      add('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
