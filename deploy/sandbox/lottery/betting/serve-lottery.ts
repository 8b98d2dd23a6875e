import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { merchantByCode, type Backend } from '../../backend';
import { lotteryVendor } from '../../games/lottery-games';
import { guardPage } from '../../pages/guard-page';
import { exchangeTicket, gameOf, playSession, sessionFields } from '../../play/play-sessions';
import { playBalance } from '../../play/spin';
import type { PlaySession } from '../../play/tables';
import { findTicket } from '../../play/tickets';
import { tokenOf } from '../../session/sessions';
import { answerFailure } from '../../wire/failures';
import { Refusal } from '../../wire/refusal';
import { offeredGame } from '../offer';
import { betTermsOf } from './bet-terms';
import { requireFewLines } from './check-slip';
import type { Opened, SlipDraft, SlipRequest } from './contract';
import { keepDraft } from './drafts';
import { gameState } from './game-state';
import { slipsOf } from './list-slips';
import { placeSlip } from './place-slip';
import { publishedRound } from './published-round';
import { publishedSlips } from './published-slips';

/** Largest body in bytes: more lines than a slip may have are refused by their number. */
const bodyLimit = 1_048_576;

const text = v.pipe(v.string(), v.maxLength(100));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const TicketSchema = v.object({ ticket: text });
const lines = v.array(
  v.object({ play: text, numbers: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(20)) }),
);
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const DraftSchema = v.object({ game: text, lines, unit: place, multiple: count, issueCount: count });
const SlipSchema = v.object({
  game: text,
  lines: v.pipe(lines, v.minLength(1)),
  unit: count,
  multiple: count,
  issues: v.array(text),
  total: count,
});

/** The calls of the lottery provider's page, on the provider's own origin; see `contract.ts`. */
export async function serveLottery(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.vendor };
  acceptSlips(app);
  guardPage(app);
  // the pattern is that of all vendors
  app.addHook('onRequest', async ({ hostname }) => {
    const named = backend.origins.read(hostname);
    if (named?.kind !== 'vendor' || named.vendor !== lotteryVendor) throw new Refusal('play_session_ended');
  });

  app.post('/lottery/session', { constraints }, async (request) => {
    const { ticket: text } = read(TicketSchema, request.body);
    const ticket = await findTicket(backend, text);
    if (!ticket || gameOf(ticket).vendor !== lotteryVendor) throw new Refusal('play_session_ended');
    // the ticket is used up last: after a failure of the wallet the page asks again with it
    const state = await gameState(backend, sessionFields(backend, ticket), firstGame(ticket), ticket.language);
    const started = await exchangeTicket(backend, text, ticket);
    if (!started) throw new Refusal('play_session_ended');
    return success({ token: started.token, state } satisfies Opened);
  });

  app.get<{ Querystring: { game?: string; lang?: string } }>('/lottery/state', { constraints }, async (request) => {
    const session = await sessionOf(backend, request);
    const { game = firstGame(session), lang = 'EN' } = request.query;
    return success(await gameState(backend, session, String(game), String(lang)));
  });

  app.put('/lottery/draft', { constraints }, async (request) => {
    const { accountId, merchant } = await sessionOf(backend, request);
    const draft: SlipDraft = read(DraftSchema, request.body);
    requireFewLines(draft.lines, betTermsOf(merchantByCode(backend, merchant)));
    if (!offeredGame(merchant, { code: draft.game })) throw new Refusal('request_invalid');
    if (accountId !== null) await keepDraft(backend.engine.database, accountId, draft);
    return success(null);
  });

  app.post('/lottery/slips', { constraints }, async (request) => {
    const session = await sessionOf(backend, request);
    const { lines } = (request.body ?? {}) as { lines?: unknown };
    if (Array.isArray(lines)) requireFewLines(lines, betTermsOf(merchantByCode(backend, session.merchant)));
    const slip: SlipRequest = read(SlipSchema, request.body);
    return success(await placeSlip(backend, session, String(request.headers['idempotency-key'] ?? ''), slip));
  });

  app.get<{ Querystring: { lang?: string } }>('/lottery/bets', { constraints }, async (request) => {
    const { accountId } = await sessionOf(backend, request);
    return success(accountId === null ? [] : await slipsOf(backend, accountId, String(request.query.lang)));
  });

  // what anyone needs to verify a draw
  app.get<{ Params: { game: string; numero: string } }>(
    '/lottery/draws/:game/:numero/slips',
    { constraints },
    async ({ params }) => success(await publishedSlips(backend, params)),
  );
  app.get<{ Params: { round: string } }>('/lottery/beacon/:round', { constraints }, async ({ params }) => {
    const published = /^\d{1,12}$/.test(params.round) ? await publishedRound(backend, Number(params.round)) : undefined;
    if (!published) throw new Refusal('in_stay_tuned');
    return success(published);
  });

  app.get('/lottery/balance', { constraints }, async (request) =>
    success({ balance: await playBalance(backend, await sessionOf(backend, request)) }),
  );
}

/** The game that the session was opened for; of the view for several games, the first that the merchant offers. */
function firstGame(session: Pick<PlaySession, 'merchant' | 'nodeId'>): string {
  const { gameId } = gameOf(session);
  return (
    (offeredGame(session.merchant, { code: gameId }) ?? offeredGame(session.merchant, { id: '1' }))?.code ?? gameId
  );
}

/** @throws Refusal when the page was closed, its player's session has ended, or the token is another vendor's */
async function sessionOf(backend: Backend, request: FastifyRequest): Promise<PlaySession> {
  const token = tokenOf(request.headers.authorization);
  const session = token === undefined ? undefined : await playSession(backend, token);
  if (session?.vendor !== lotteryVendor) throw new Refusal('play_session_ended');
  return session;
}

function acceptSlips(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, parse);
  app.setErrorHandler<Error>((error, request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    return answerFailure(error, typeof lang === 'string' ? lang : 'EN', request, reply);
  });
}

function read<Fields>(schema: v.GenericSchema<unknown, Fields>, body: unknown): Fields {
  const fields = v.safeParse(schema, body);
  if (!fields.success) throw new Refusal('request_invalid');
  return fields.output;
}

const success = (value: unknown) => ({ success: true, value });
