import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { packageFolder } from '../../engine';
import { returnOrigins, type Backend } from '../backend';
import { chooserPage } from './chooser-page';
import { merchantOfClient } from './clients';
import { chooserPath, openProvider } from './open-provider';
import { personByEmail, personById } from './people';

/** Mock of Google: an OpenID provider on its own origin, opened at its first request. */
export async function serveIdentity(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.identity };
  const style = await readFile(join(packageFolder(), 'sandbox/identity/page/choose.css'));
  let opened: Promise<Provider> | undefined;
  const provider = () => (opened ??= openProvider(backend));
  // the provider derives its addresses and Secure cookies from the request's scheme: requests made in process, and
  // proxies that leave the scheme out, get that of the configured origin
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['x-forwarded-proto'] = new URL(backend.origins.identity()).protocol.slice(0, -1);
  });
  await app.register(async (page) => {
    page.addHook('onSend', async (_request, reply) => void reply.headers(headersOf(backend)));
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    page.get('/page/choose.css', { constraints }, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(style),
    );
    page.get(`${chooserPath}/:uid`, { constraints }, (request, reply) =>
      showChooser(backend, provider, request, reply),
    );
    page.post(`${chooserPath}/:uid`, { constraints }, (request, reply) =>
      submitChoice(backend, provider, request, reply),
    );
  });
  await app.register(async (protocol) => {
    // the provider parses bodies itself
    protocol.removeAllContentTypeParsers();
    protocol.addContentTypeParser('*', (_request, _payload, done) => done(null));
    protocol.all('/*', { constraints }, async (request, reply) => {
      const handle = (await provider()).callback();
      reply.hijack();
      await handle(request.raw, reply.raw);
    });
  });
}

/** Shows the account chooser. An expired interaction, or one of another browser, ends with an error page. */
async function showChooser(
  backend: Backend,
  provider: () => Promise<Provider>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asked = await readInteraction(provider, request, reply);
  if (!asked) return sendExpired(reply);
  const { client_id: client, ui_locales: languages } = asked.params;
  const merchant = merchantOfClient(backend, client);
  return reply
    .type('text/html; charset=utf-8')
    .send(chooserPage({ uid: asked.uid, site: merchant?.name ?? '', languages: String(languages ?? '') }));
}

async function submitChoice(
  { engine }: Backend,
  provider: () => Promise<Provider>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asked = await readInteraction(provider, request, reply);
  if (!asked) return sendExpired(reply);
  const { person: id, email, name = '' } = (request.body ?? {}) as Record<string, string>;
  const person = email ? await personByEmail(engine, email, name) : await personById(engine, id ?? '');
  const result = person
    ? { login: { accountId: person.id } }
    : { error: 'access_denied', error_description: 'The user chose no account.' };
  const open = await provider();
  const next = await open.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(next, 303);
}

async function readInteraction(provider: () => Promise<Provider>, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await (await provider()).interactionDetails(request.raw, reply.raw);
  } catch {
    return undefined;
  }
}

function sendExpired(reply: FastifyReply) {
  return reply
    .code(400)
    .type('text/plain; charset=utf-8')
    .send('This sign-in has expired. Go back to the site and start again.\n');
}

/** Submitting the form redirects to a portal, which the CSP of the form's page must allow. */
function headersOf(backend: Backend): Record<string, string> {
  const portals = [...backend.merchants.values()].flatMap((merchant) => returnOrigins(backend, merchant));
  return {
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      `form-action 'self' ${portals.join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
