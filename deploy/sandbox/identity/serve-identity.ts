import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { packageFolder } from '../../engine';
import { portalsOf, type Backend } from '../backend';
import { choosingPage } from './choosing-page';
import { merchantOfClient } from './clients';
import { choosingPath, openProvider } from './open-provider';
import { personByEmail, personById } from './people';

/** Mock of Google: an OpenID provider on its own origin, opened at its first request. */
export async function serveIdentity(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hosts.identity };
  const style = await readFile(join(packageFolder(), 'sandbox/identity/page/choose.css'));
  let opened: Promise<Provider> | undefined;
  const provider = () => (opened ??= openProvider(backend));
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
    page.get(`${choosingPath}/:uid`, { constraints }, (request, reply) => ask(backend, provider, request, reply));
    page.post(`${choosingPath}/:uid`, { constraints }, (request, reply) => answer(backend, provider, request, reply));
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
async function ask(backend: Backend, provider: () => Promise<Provider>, request: FastifyRequest, reply: FastifyReply) {
  const asked = await asking(provider, request, reply);
  if (!asked) return gone(reply);
  const { client_id: client, ui_locales: languages } = asked.params;
  const merchant = merchantOfClient(backend, client);
  return reply
    .type('text/html; charset=utf-8')
    .send(choosingPage({ uid: asked.uid, site: merchant?.name ?? '', languages: String(languages ?? '') }));
}

async function answer(
  { engine }: Backend,
  provider: () => Promise<Provider>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const asked = await asking(provider, request, reply);
  if (!asked) return gone(reply);
  const { person: id, email, name = '' } = (request.body ?? {}) as Record<string, string>;
  const person = email ? await personByEmail(engine, email, name) : await personById(engine, id ?? '');
  const result = person
    ? { login: { accountId: person.id } }
    : { error: 'access_denied', error_description: 'The user chose no account.' };
  const open = await provider();
  const next = await open.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(next, 303);
}

async function asking(provider: () => Promise<Provider>, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await (await provider()).interactionDetails(request.raw, reply.raw);
  } catch {
    return undefined;
  }
}

function gone(reply: FastifyReply) {
  return reply
    .code(400)
    .type('text/plain; charset=utf-8')
    .send('This sign-in has expired. Go back to the site and start again.\n');
}

/** Submitting the form redirects to a portal, which the CSP of the form's page must allow. */
function headersOf(backend: Backend): Record<string, string> {
  const portals = [...backend.merchants.values()].flatMap((merchant) => portalsOf(backend, merchant));
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
