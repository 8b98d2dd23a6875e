import type { Composition, StartAnswers } from '@atrium/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '../../merchants';
import { pageHeader, workerCookie } from '../../page-snapshots';
import type { Origins } from '../../origins';
import type { PageSnapshot } from '../../registry';
import type { matchPlace } from '../composing';
import { cohortCookie } from '../composition/cohort';
import { isKnown } from '../composition/composer';
import { languageCookie } from '../composition/remembered-language';
import { SessionCookies } from '../session/session-cookies';
import { pageName } from './page-name';
import type { PageSnapshots } from './page-snapshots';

/** A page that is about to be sent. */
interface SentPage {
  composition: Composition;
  answers: StartAnswers;
  merchant: Merchant;
  cohort: number;
  match: ReturnType<typeof matchPlace>;
  origins: Origins;
  /** Path and query. */
  address: string;
  /** Origins of pictures besides the page's own. */
  images: readonly string[];
}

/**
 * The snapshot for a visitor, if there is one. A worker's own page load gets the page's name instead, so that what it
 * captures is the page it saw, whatever has changed since it was asked.
 */
export function findSnapshot(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshots: PageSnapshots,
  page: SentPage,
): PageSnapshot | undefined {
  const { composition, answers, merchant, cohort, address, images } = page;
  if (!isOfPlace(page) || !isKnown(merchant, composition.merchant.siteCode) || hasSession(request)) return undefined;
  const name = pageName({ composition, path: address, answers });
  if (isWorker(request)) return void reply.header(pageHeader, name);
  const cookies = { [languageCookie(merchant.code)]: composition.language, ...cohortCookie(cohort) };
  const capture = { address: addressOf(request, page), cookies };
  return snapshots.find({ name, request: capture, images });
}

/** The page's address on the portal's own origin: a visitor can name any port in `Host`. */
function addressOf({ hostname, raw }: FastifyRequest, { origins }: SentPage): string {
  const named = origins.read(hostname);
  const origin = named?.kind === 'portal' ? origins.portal(named.siteCode) : origins.ownDomain(hostname);
  return origin + (raw.url ?? '/');
}

/** Whether an address is the place's own, without parameters and query: everything else can be invented. */
function isOfPlace({ match, address }: SentPage): boolean {
  if (!match || address.includes(':')) return false;
  const { path, aliases = [] } = match.place;
  return [path, ...aliases].includes(address);
}

function hasSession({ headers, protocol }: FastifyRequest): boolean {
  return new SessionCookies(headers.cookie, { secure: protocol === 'https' }).any;
}

function isWorker({ headers }: FastifyRequest): boolean {
  return (headers.cookie ?? '').split(/; */).some((cookie) => cookie.startsWith(`${workerCookie}=`));
}
