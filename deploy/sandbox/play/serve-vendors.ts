import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { packageFolder } from '../../engine';
import { readPageFiles } from '../../html/read-page-files';
import { portalSources } from '../../origins';
import type { Backend } from '../backend';
import { games } from '../games/catalogue';
import { longDragon, lotteryGames, lotteryVendor } from '../games/lottery-games';
import { vendorFault } from '../games/vendor-fault';
import { vendors } from '../games/vendors';
import { allLotteries } from '../lottery/games';
import { guardPage } from '../pages/guard-page';
import { requirePresent } from '../require-present';
import { tokenOf } from '../session/sessions';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';
import { renderLotteryPage } from './lottery-page';
import { renderPage } from './page';
import { gameOf, playSession, startPlaySession } from './play-sessions';
import { spin } from './spin';
import { describeTable } from './table';
import type { PlaySession } from './tables';
import { consumeTicket } from './tickets';

const TicketSchema = v.object({ ticket: v.pipe(v.string(), v.maxLength(100)) });
const SpinSchema = v.object({
  bet: v.pipe(v.number(), v.safeInteger()),
  choice: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});

/** The page for several games: it has no code, and begins with the first game of the merchant. */
const severalGames = {
  code: '',
  names: requirePresent(lotteryGames.find(({ gameId }) => gameId === longDragon)).names,
};

/** The games of all vendors, each vendor on its own origin. */
export async function serveVendors(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.vendor };
  const pageFiles = await readPageFiles(join(packageFolder(), 'sandbox/play/page'));
  acceptJson(app);
  guardPage(app);

  app.get<{ Params: { game: string }; Querystring: { lang?: string } }>(
    '/play/:game',
    { constraints },
    async (request, reply) => {
      const vendor = vendors.find(({ code }) => code === vendorOf(backend, request));
      const game = games.find(({ gameId, vendor: code }) => gameId === request.params.game && code === vendor?.code);
      if (!vendor || !game) return missing(reply);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', policy(backend));
      return renderPage(game, vendor.name, String(request.query.lang), pageFiles);
    },
  );

  app.get<{ Params: { game: string }; Querystring: { lang?: string; mode?: string; scheme?: string } }>(
    '/lottery/:game',
    { constraints },
    async (request, reply) => {
      const { game: named } = request.params;
      const game = named === longDragon ? severalGames : allLotteries.find(({ code }) => code === named);
      if (!game || vendorOf(backend, request) !== lotteryVendor) return missing(reply);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', policy(backend));
      const { lang, mode, scheme } = request.query;
      const layout = named === longDragon ? 'Entertainment' : String(mode);
      return renderLotteryPage(game, { lang: String(lang), mode: layout, scheme: String(scheme) }, pageFiles);
    },
  );

  app.get<{ Params: { version: string; '*': string } }>(
    '/assets/:version/*',
    { constraints },
    async ({ params }, reply) => {
      const file = params.version === pageFiles.version ? pageFiles.files.get(params['*']) : undefined;
      if (!file) return missing(reply);
      void reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable');
      return file.content;
    },
  );

  app.post('/play/session', { constraints }, async (request) => {
    const ticket = await consumeTicket(backend, read(TicketSchema, request.body).ticket);
    const named = vendorOf(backend, request);
    const ofVendor = ticket && gameOf(ticket).vendor === named && named !== lotteryVendor;
    if (ofVendor && vendorFault(gameOf(ticket).vendor) === 'slow') await sleep(backend.limits.slowVendor);
    const started = ofVendor ? await startPlaySession(backend, ticket) : undefined;
    if (!started) throw new Refusal('play_session_ended');
    const { token, session } = started;
    return success({ token, table: await describeTable(backend, session) });
  });

  app.get('/play/table', { constraints }, async (request) =>
    success(await describeTable(backend, await sessionOf(backend, request))),
  );

  app.post('/play/spins', { constraints }, async (request) => {
    const session = await sessionOf(backend, request);
    const key = String(request.headers['idempotency-key'] ?? '');
    return success(await spin(backend, session, { key, ...read(SpinSchema, request.body) }));
  });

  app.all('/*', { constraints }, async (_request, reply) => missing(reply));
}

/**
 * The play session of the request's token, on its vendor's host only: a token that one vendor knows is worth nothing on
 * the host of another.
 * @throws Refusal when the game was closed, its player's session has ended, or the host is another vendor's
 */
async function sessionOf(backend: Backend, request: FastifyRequest): Promise<PlaySession> {
  const token = tokenOf(request.headers.authorization);
  const session = token === undefined ? undefined : await playSession(backend, token);
  if (!session || session.vendor === lotteryVendor || session.vendor !== vendorOf(backend, request))
    throw new Refusal('play_session_ended');
  return session;
}

/** Code of the vendor that the request's host belongs to. */
function vendorOf({ origins }: Backend, { hostname }: FastifyRequest): string | undefined {
  const named = origins.read(hostname);
  return named?.kind === 'vendor' ? named.vendor : undefined;
}

/** CSP: only its own scripts and styles, framed only by a merchant's portals. */
function policy(backend: Backend): string {
  const portals = [...backend.merchants.values()].flatMap((merchant) => portalSources(backend.origins, merchant));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
  ].join('; ');
}

function read<Fields>(schema: v.GenericSchema<unknown, Fields>, body: unknown): Fields {
  const fields = v.safeParse(schema, body);
  if (!fields.success) throw new Refusal('request_invalid');
  return fields.output;
}

const success = (value: unknown) => ({ success: true, value });

function missing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.\n');
}
