import { livePath, liveTypes, type LiveEvent } from '@atrium/api';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../backend';
import { readSession, tokenOf } from '../session/sessions';
import { answerFailure } from '../wire/failures';
import { languageOf, merchantOf } from '../wire/merchant-of';
import { Refusal } from '../wire/refusal';
import { Channel } from './channel';
import { EventWriter } from './event-writer';
import { Heartbeats } from './heartbeats';
import { Listeners } from './listeners';
import { contentChannel, readContentChange } from './announce-content';
import { settingsChannel } from './announce-settings';

/** Connections per customer: one per browser, with room for dead ones not yet detected. */
const maxConnections = 16;

/** The live channel: server-sent events for the signed-in customer. */
export function serveLive(app: FastifyInstance, backend: Backend): void {
  const listeners = new Listeners(backend);
  const heartbeats = new Heartbeats(backend);
  const channels = new Map<Channel, string>();
  const notify = (changed: ReadonlySet<string>, event: LiveEvent) => {
    for (const [channel, merchant] of channels) if (changed.has(merchant)) channel.notify(event);
  };
  const announce = (changed: ReadonlySet<string>) => notify(changed, { type: liveTypes.configuration, popup: false });
  const stops = [
    backend.merchants.subscribe(announce),
    backend.engine.listen(settingsChannel, (merchant) => announce(new Set([merchant]))),
    backend.engine.listen(contentChannel, (payload) => {
      const { merchant, content } = readContentChange(payload);
      notify(new Set([merchant]), { type: liveTypes.content, popup: false, data: { content } });
    }),
  ];
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    for (const channel of channels.keys()) channel.close();
    listeners.stop();
    heartbeats.stop();
  });

  app.get(livePath, async (request, reply) => {
    let language = 'EN';
    try {
      const merchant = merchantOf(backend, request);
      language = languageOf(merchant, request);
      const session = await readSession(backend, merchant, tokenOf(request.headers.authorization));
      if (!session.known) throw new Refusal(session.reason);
      const { account, sessionHash } = session.who;
      if (listeners.count(account.id) >= maxConnections) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 30 });

      const writer = new EventWriter(reply.raw);
      const channel = new Channel({
        backend,
        listeners,
        accountId: account.id,
        writer,
        begin() {
          reply.hijack();
          writer.begin({ 'x-request-id': String(reply.getHeader('x-request-id')) });
        },
        sessionHash,
        heartbeats,
      });
      channels.set(channel, merchant.code);
      reply.raw.on('close', () => {
        channels.delete(channel);
        channel.close();
      });
      await channel.open(lastEventIdOf(request.headers['last-event-id'])).catch((error: unknown) => {
        // the listener reconnects and may succeed then
        channel.close();
        throw error;
      });
      return reply;
    } catch (error) {
      if (reply.sent) return reply;
      return answerFailure(error, language, request, reply);
    }
  });
}

function lastEventIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined;
}
