import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { returnOrigins, type Backend } from '../backend';
import { openPage } from '../pages/open-page';
import { readPageTexts } from '../pages/read-page-texts';
import { chooserBody, type ChooserTexts } from './chooser-body';
import { merchantOfClient } from './clients';
import { chooserPath, openProvider } from './open-provider';
import { personByEmail, personById } from './people';

/** Mock of Google: an OpenID provider on its own origin, opened at its first request. */
export async function serveIdentity(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.identity };
  let opened: Promise<Provider> | undefined;
  const provider = () => (opened ??= openProvider(backend));
  // the provider derives its addresses and Secure cookies from the request's scheme: requests made in process, and
  // proxies that leave the scheme out, get that of the configured origin
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['x-forwarded-proto'] = new URL(backend.origins.identity()).protocol.slice(0, -1);
  });
  await app.register(async (chooser) => {
    const page = await openPage(chooser, { folder: 'identity', path: '/page', constraints });
    const textsIn = await readPageTexts<ChooserTexts>('identity');
    chooser.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 2000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    chooser.get(`${chooserPath}/:uid`, { constraints }, async (request, reply) => {
      const interaction = await readInteraction(provider, request, reply);
      if (!interaction) return sendExpired(reply);
      const { client_id: client, ui_locales: languages } = interaction.params;
      const site = merchantOfClient(backend, client)?.name ?? '';
      const { language, texts } = textsIn(String(languages ?? ''));
      return page.send(reply, {
        language,
        title: texts.title,
        body: chooserBody({ uid: interaction.uid, site, texts }),
        // submitting the form redirects to a portal
        formAction: ["'self'", ...portalsOf(backend)],
      });
    });
    chooser.post(`${chooserPath}/:uid`, { constraints }, (request, reply) =>
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

async function submitChoice(
  { engine }: Backend,
  provider: () => Promise<Provider>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!(await readInteraction(provider, request, reply))) return sendExpired(reply);
  const { person: id, email, name = '' } = (request.body ?? {}) as Record<string, string>;
  const person = email ? await personByEmail(engine, email, name) : await personById(engine, id ?? '');
  const result = person
    ? { login: { accountId: person.id } }
    : { error: 'access_denied', error_description: 'The user chose no account.' };
  const open = await provider();
  const next = await open.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(next, 303);
}

/** The interaction of this browser; undefined for an expired one, or one of another browser. */
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

function portalsOf(backend: Backend): string[] {
  return [...backend.merchants.values()].flatMap((merchant) => returnOrigins(backend, merchant));
}
