import { chatRoomPath, isLegible } from '@atrium/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../html/escape';
import { portalSources } from '../../origins';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { isSwitchOn } from '../control/switches';
import { merchantOfEmbed } from '../embed/merchant-of-embed';
import { openPage } from '../pages/open-page';
import { readPageTexts } from '../pages/read-page-texts';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import type english from './locales/EN.json';
import { addMessage, markRead, messagesAfter } from './messages';
import { readTicket } from './tickets';

type Texts = typeof english;

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const MessageSchema = v.strictObject({
  key: v.pipe(v.string(), v.uuid()),
  text: v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(isLegible)),
});
const ReadSchema = v.strictObject({ upTo: number });
const AfterSchema = v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,15}$/), v.transform(Number));

/** Bytes of a request: a text of 500 characters in JSON. */
const bodyLimit = 8_000;

/**
 * The chat room on its own origin: its page, which finds its ticket in the address's fragment, and the messages. The
 * fault `chat.send` of the control page makes sending fail.
 */
export async function serveChatRoom(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.embed('room') };
  acceptJson(app);
  const page = await openPage(app, { folder: 'chat-room', path: chatRoomPath, constraints });
  const textsIn = await readPageTexts<Texts>('chat-room');

  app.get<{ Querystring: { lang?: string } }>(chatRoomPath, { constraints }, async (request, reply) => {
    const merchant = merchantOfEmbed(backend, request);
    const { language, texts } = textsIn(String(request.query.lang ?? ''));
    return page.send(reply, {
      language,
      title: texts.title,
      body: roomBody(texts),
      frameAncestors: portalSources(backend.origins, merchant),
    });
  });

  app.get<{ Querystring: { after?: string } }>(`${chatRoomPath}/messages`, { constraints }, async (request) => {
    const account = await accountOf(request);
    const after = read(AfterSchema, request.query.after);
    return { success: true, value: await messagesAfter(backend, account, after) };
  });

  app.post(`${chatRoomPath}/messages`, { constraints, bodyLimit }, async (request) => {
    const account = await accountOf(request);
    const { key, text } = read(MessageSchema, request.body);
    const { code } = merchantOfEmbed(backend, request);
    await injectFault(backend, { merchant: code, host: request.hostname, endpoint: 'chat.send' });
    return {
      success: true,
      value: { number: await addMessage(backend, account, { author: 'customer', key, body: text }) },
    };
  });

  app.post(`${chatRoomPath}/read`, { constraints, bodyLimit }, async (request) => {
    const account = await accountOf(request);
    await markRead(backend, account, read(ReadSchema, request.body).upTo);
    return { success: true, value: null };
  });

  /** The account of the request's ticket, which must be of this origin's merchant, while that has the room. */
  async function accountOf(request: FastifyRequest): Promise<number> {
    const merchant = merchantOfEmbed(backend, request);
    const { code } = merchant;
    const [, ticket] = /^Ticket ([\w-]{32})$/.exec(request.headers.authorization ?? '') ?? [];
    const account = ticket === undefined ? undefined : await readTicket(backend, ticket);
    if (account?.merchant !== code) throw new Refusal('user.or.token.invalid', { status: 401 });
    if (!(await isSwitchOn(backend, merchant, 'CBS3'))) throw new Refusal('in_stay_tuned', { status: 403 });
    return account.id;
  }
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Refusal('request_invalid');
  return result.output;
}

function roomBody(texts: Texts): string {
  const data = Object.entries(texts)
    .map(([name, text]) => `data-${name}="${escapeHtml(text)}"`)
    .join(' ');
  const say = (name: keyof Texts) => escapeHtml(texts[name]);
  return `<main id="room" ${data}>
<ol id="log" role="log" tabindex="0" aria-label="${say('title')}"><li class="hint">${say('greeting')}</li></ol>
<p id="offline" role="status" hidden>${say('offline')}</p>
<form id="form"><label for="text">${say('label')}</label><div><input id="text" maxlength="500" autocomplete="off" required><button>${say('send')}</button></div></form>
</main>
`;
}
