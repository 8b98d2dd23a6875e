import { randomBytes } from 'node:crypto';
import { isCodePicture } from '@atrium/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { framedVendors, type Merchant } from '../../merchants';
import { embedPartsOf } from '../embedding/embed-parts-of';
import { matchPlace, pageFiles, pageLanguage, policyHeaders, renderPage } from '../composing';
import { cohortOf, giveCohort } from '../composition/cohort';
import type { Composer } from '../composition/composer';
import { rememberedLanguage } from '../composition/remembered-language';
import type { GatewayOptions } from '../options';
import { varyingParts, type ReportTokens } from '../telemetry/report-tokens';
import type { MergedMerchants } from '../settings/merged-merchants';
import { originOfAddress } from '../settings/origin-of-address';
import { findSnapshot } from '../page-snapshots/find-snapshot';
import { snapshotMarkup } from '../page-snapshots/snapshot-markup';
import type { PageSnapshots } from '../page-snapshots/page-snapshots';
import { visitorOf } from '../upstream/visitor-of';
import { brandOf } from './brand';
import { PageCompressor } from './page-compressor';
import { sendPlainPage } from './plain-page';
import { sendCompressed } from './send-compressed';
import { sendText } from './send-text';
import { sendChooser, sendUnknown } from './serve-chooser';
import { faviconAddress } from './serve-favicon';

interface PageMakers {
  composer: Composer;
  merged: MergedMerchants;
  tokens: ReportTokens;
  /** Undefined where pages have none. */
  snapshots: PageSnapshots | undefined;
}

/** Serves the merchant's pages at every address without a route of its own. */
export function servePages(app: FastifyInstance, options: GatewayOptions, makers: PageMakers): void {
  const compressor = new PageCompressor();
  app.get('/*', async (request, reply) => {
    const { resolvedHost } = request;
    if (!isPageAddress(request)) return sendText(reply, 404, 'There is no such file.');
    if (resolvedHost.kind === 'merchant')
      return sendPage(request, reply, resolvedHost, options, { ...makers, compressor });
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
  { merchant: configured, siteCode }: { merchant: Merchant; siteCode: string },
  options: GatewayOptions,
  { composer, merged, tokens, snapshots, compressor }: PageMakers & { compressor: PageCompressor },
): Promise<FastifyReply> {
  const language = pageLanguage(configured.languages, rememberedLanguage(request, configured.code));
  const { merchant, domains, answers } = await merged.forPage(configured, visitorOf(request, language));
  const cohort = composer.sharesVisitors() ? giveCohort(request, reply) : cohortOf(request);
  const composed = composer.compose({ merchant, siteCode, language, cohort });
  if (!composed) return sendNothingYet(reply);
  const { composition, host } = composed;
  const address = decodeURI(request.raw.url ?? '/');
  const match = matchPlace(composition, address.split('?', 1)[0] ?? '/');
  const allowed = allowedOrigins(merchant, domains, options);
  const { images } = allowed;
  const { origins } = options;
  const page = { composition, answers, merchant: configured, cohort, match, address, images, origins };
  const snapshot = snapshots && findSnapshot(request, reply, snapshots, page);
  const nonce = randomBytes(16).toString('base64');
  const reportToken = tokens.issue(composition, request.ip);
  const html = renderPage({
    composition,
    merchant,
    brand: { symbol: brandOf(merchant).splash, favicon: faviconAddress },
    host,
    files: pageFiles(composition, host, match),
    answers,
    nonce,
    reportToken,
    snapshot: snapshot && snapshotMarkup(snapshot, { language, nonce }),
  });
  void reply
    // the host shows the same "not found" page
    .code(match ? 200 : 404)
    .headers(
      policyHeaders({
        nonce,
        secure: request.protocol === 'https',
        userAgent: request.headers['user-agent'],
        ...allowed,
      }),
    )
    .header('content-type', 'text/html; charset=utf-8');
  return sendCompressed(request, reply, html, () => compressor.compress(html, [nonce, ...varyingParts(reportToken)]));
}

/** @param domains origins of the merchant's other domains, by its back end: pages ping them (NET-01) */
function allowedOrigins(merchant: Merchant, domains: readonly string[], { origins }: GatewayOptions) {
  return {
    frames: [
      ...framedVendors(merchant).map((vendor) => origins.vendor(vendor)),
      ...originsOf(merchant.gameCdns),
      ...embedPartsOf(merchant).map((part) => origins.embed(merchant.code, part)),
    ],
    framedBy: [],
    connect: [
      ...new Set([
        ...merchant.siteCodes.map((siteCode) => origins.portal(siteCode)),
        ...merchant.domains.flatMap((domain) => [origins.ownDomain(domain), origins.ownDomain(`www.${domain}`)]),
        ...domains,
      ]),
    ],
    images: originsOf([...merchant.imageCdns, ...codePicturesOf(merchant)]),
  };
}

/** Pictures of QR codes on other hosts; others are drawn from their address. */
function codePicturesOf({ resources }: Merchant): string[] {
  return resources.flatMap(({ qrCodeUrl = '' }) =>
    /^\w+:\/\//.test(qrCodeUrl) && isCodePicture(qrCodeUrl) ? [qrCodeUrl] : [],
  );
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => originOfAddress(address) ?? []))];
}

function sendNothingYet(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply, {
    status: 503,
    title: 'Just a moment',
    sentence: 'The portal is being set up. Please try again shortly.',
  });
}
