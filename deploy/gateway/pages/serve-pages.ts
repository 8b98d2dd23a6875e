import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '../../merchants';
import { embedPartsOf } from '../embedding/embed-parts-of';
import { matchPlace, pageFiles, pageLanguage, policyHeaders, renderPage } from '../composing';
import { cohortOf, giveCohort } from '../composition/cohort';
import type { Composer } from '../composition/composer';
import { rememberedLanguage } from '../composition/remembered-language';
import type { GatewayOptions } from '../options';
import type { ReportTokens } from '../telemetry/report-tokens';
import type { StartAnswerer } from '../upstream/start-answers';
import { brandOf } from './brand';
import { sendPlainPage } from './plain-page';
import { sendCompressed } from './send-compressed';
import { sendText } from './send-text';
import { sendChooser, sendUnknown } from './serve-chooser';
import { faviconAddress } from './serve-favicon';

interface PageMakers {
  composer: Composer;
  answerer: StartAnswerer;
  tokens: ReportTokens;
}

/** Serves the merchant's pages at every address without a route of its own. */
export function servePages(app: FastifyInstance, options: GatewayOptions, makers: PageMakers): void {
  app.get('/*', async (request, reply) => {
    const { resolvedHost } = request;
    if (!isPageAddress(request)) return sendText(reply, 404, 'There is no such file.');
    if (resolvedHost.kind === 'merchant') return sendPage(request, reply, resolvedHost, options, makers);
    if (resolvedHost.kind === 'chooser') return sendChooser(request, reply, options);
    if (resolvedHost.kind === 'unknown') return sendUnknown(reply);
    return sendText(reply, 404, 'There is no such page.');
  });
}

/** A path with a file extension, or a request that does not accept HTML, is not for a page. */
function isPageAddress({ raw, headers }: FastifyRequest): boolean {
  const path = (raw.url ?? '').split('?', 1)[0] ?? '';
  const accepted = headers.accept ?? '*/*';
  return !/\.[^/]*$/.test(path) && /text\/html|\*\/\*/.test(accepted) && !/^\/(wps|lgw|r)(\/|$)/.test(path);
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { merchant, siteCode }: { merchant: Merchant; siteCode: string },
  options: GatewayOptions,
  { composer, answerer, tokens }: PageMakers,
): Promise<FastifyReply> {
  const language = pageLanguage(merchant.languages, rememberedLanguage(request, merchant.code));
  const cohort = composer.sharesVisitors() ? giveCohort(request, reply) : cohortOf(request);
  const composed = composer.compose({ merchant, siteCode, language, cohort });
  if (!composed) return sendNothingYet(reply);
  const { composition, host } = composed;
  const { ip: address, hostname, host: authority, protocol: scheme } = request;
  const answers = await answerer.answersFor(merchant, { address, host: hostname, authority, scheme, language });
  const match = matchPlace(composition, decodeURI((request.raw.url ?? '/').split('?', 1)[0] ?? '/'));
  const nonce = randomBytes(16).toString('base64');
  const html = renderPage({
    composition,
    merchant,
    brand: { symbol: brandOf(merchant).splash, favicon: faviconAddress },
    host,
    files: pageFiles(composition, host, match),
    answers,
    nonce,
    reportToken: tokens.issue(composition, request.ip),
  });
  void reply
    // the host shows the same "not found" page
    .code(match ? 200 : 404)
    .headers(
      policyHeaders({
        nonce,
        secure: request.protocol === 'https',
        userAgent: request.headers['user-agent'],
        ...allowedOrigins(merchant, options),
      }),
    )
    .header('content-type', 'text/html; charset=utf-8');
  return sendCompressed(request, reply, html);
}

function allowedOrigins(merchant: Merchant, { origins }: GatewayOptions) {
  return {
    frames: [
      ...merchant.vendors.map((vendor) => origins.vendor(vendor)),
      ...merchant.gameCdns,
      ...embedPartsOf(merchant).map((part) => origins.embed(merchant.code, part)),
    ],
    framedBy: [],
    connect: [
      ...merchant.siteCodes.map((siteCode) => origins.portal(siteCode)),
      ...merchant.domains.flatMap((domain) => [origins.ownDomain(domain), origins.ownDomain(`www.${domain}`)]),
    ],
    images: merchant.imageCdns,
  };
}

function sendNothingYet(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply, {
    status: 503,
    title: 'Just a moment',
    sentence: 'The portal is being set up. Please try again shortly.',
  });
}
