import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { escapeHtml } from '../../html/escape';
import { portalSources } from '../../origins';
import type { Backend } from '../backend';
import { injectFault } from '../control/inject-fault';
import { merchantOfEmbed } from '../embed/merchant-of-embed';
import { openPage } from '../pages/open-page';
import { acceptJson } from '../wire/accept-json';
import { Refusal } from '../wire/refusal';

const TokenRequestSchema = v.strictObject({
  payload: v.strictObject({ userId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)) }),
  verifyToken: v.pipe(v.string(), v.maxLength(200)),
});

const Extra = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const ExtrasSchema = v.object({ vToken: Extra, userId: Extra, userName: Extra });

/**
 * Mock of a provider of customer service that verifies its customers, at `/desk` of the support origin. The fault
 * `desk.token` of the control page makes its token fail.
 */
export async function serveDesk(app: FastifyInstance, backend: Backend): Promise<void> {
  const constraints = { host: backend.origins.hostPatterns.embed('support') };
  acceptJson(app);
  const page = await openPage(app, { folder: 'support', path: '/desk', constraints });

  app.post('/desk', { constraints, bodyLimit: 2_000 }, async (request) => {
    const { code } = merchantOfEmbed(backend, request);
    await injectFault(backend, { merchant: code, host: request.hostname, endpoint: 'desk.token' });
    if (!v.is(TokenRequestSchema, request.body)) throw new Refusal('request_invalid');
    return { success: true, value: randomBytes(18).toString('base64url') };
  });

  app.get('/desk', { constraints }, async (request, reply) => {
    const merchant = merchantOfEmbed(backend, request);
    const extras = v.safeParse(ExtrasSchema, request.query);
    const { vToken = '', userId = '', userName = '' } = extras.success ? extras.output : {};
    const verified = vToken === '' ? 'guest' : `${userName} (${userId})`;
    return page.send(reply, {
      language: 'en',
      title: `${merchant.name} desk`,
      body: `<main><h1>${escapeHtml(merchant.name)} desk</h1><p id="customer">${escapeHtml(verified)}</p></main>`,
      frameAncestors: ["'self'", ...portalSources(backend.origins, merchant)],
    });
  });
}
