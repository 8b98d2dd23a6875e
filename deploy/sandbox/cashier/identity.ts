import type { IdentityState } from '@atrium/api';
import { pictureTypes, readPicture } from '@atrium/api/pictures';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { isSwitchOn } from '../control/switches';
import { countRequest } from '../limits/count-request';
import type { Merchant } from '../merchants/merchant';
import { requirePresent } from '../require-present';
import { lockAccount } from '../reward-centre/lock-account';
import type { Call, CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { publishChange } from './publish-change';
import { identities, identityDocuments } from './tables';

/** Years. */
const leastAge = 18;
/** Years; an older date of birth is a mistake. */
const mostAge = 120;
/** Requests of an account, each with pictures; per window in milliseconds. */
const requests = { max: 20, within: 3_600_000 };

/** The state of the check, and why it was not passed; `none` where the merchant has no check. */
export async function identityOf(
  backend: Backend,
  merchant: Merchant,
  account: Account,
  queries: Queries = backend.engine.database,
): Promise<{ identity: IdentityState; identityReason: string }> {
  if (!(await isSwitchOn(backend, merchant, 'IDENTITY3', queries))) return { identity: 'none', identityReason: '' };
  const [row] = await queries.select().from(identities).where(eq(identities.accountId, account.id));
  return { identity: row?.status ?? 'missing', identityReason: row?.reason ?? '' };
}

/** @throws Refusal `identity_pending` or `identity_missing` where the merchant checks members and this one has not passed */
export async function requireIdentity(
  backend: Backend,
  queries: Queries,
  merchant: Merchant,
  account: Account,
): Promise<void> {
  const { identity } = await identityOf(backend, merchant, account, queries);
  if (identity === 'pending') throw new Refusal('identity_pending');
  if (identity === 'missing' || identity === 'rejected') throw new Refusal('identity_missing');
}

/** Checks the limit of the account before a body is read. @throws Refusal `login_try_later` */
export async function admitIdentity(backend: Backend, { customer }: Pick<Call, 'customer'>): Promise<void> {
  const limit = { subject: `identity:${requirePresent(customer).account.id}`, ...requests };
  await backend.engine.transaction((transaction) => countRequest(backend, transaction, [limit], 'login_try_later'));
}

/**
 * Stores what an operator decides about. It can be sent again only after a rejection.
 * @throws Refusal `identity_under_age`, `identity_unreadable` for an impossible date, `identity_answered`, `not_empty`
 *   without a document, or a fault of a picture
 */
export async function sendIdentity(
  backend: Backend,
  { merchant, customer: { account } }: CustomerCall,
  { name, birthDate, documents }: { name: string; birthDate: string; documents: Blob[] },
): Promise<void> {
  if (account.kind === 4) throw new Refusal('in_need_true_account');
  if (!(await isSwitchOn(backend, merchant, 'IDENTITY3'))) throw new Refusal('in_stay_tuned');
  const age = ageAt(birthDate, backend.clock(), merchant.zone);
  if (age === undefined || age > mostAge) throw new Refusal('identity_unreadable');
  if (age < leastAge) throw new Refusal('identity_under_age');
  if (documents.length === 0) throw new Refusal('not_empty');
  const pictures = await Promise.all(documents.map(pictureOf));
  await backend.engine.transaction(async (transaction) => {
    await lockAccount(transaction, account.id);
    const [earlier] = await transaction.select().from(identities).where(eq(identities.accountId, account.id));
    if (earlier && earlier.status !== 'rejected') throw new Refusal('identity_answered');
    await transaction.delete(identities).where(eq(identities.accountId, account.id));
    const sentAt = new Date(backend.clock());
    await transaction.insert(identities).values({ accountId: account.id, name, birthDate, status: 'pending', sentAt });
    await transaction
      .insert(identityDocuments)
      .values(pictures.map((picture, index) => ({ accountId: account.id, number: index + 1, ...picture })));
    await publishChange(backend, transaction, account.id);
  });
}

/** Full years at a moment in a time zone; undefined for a date that does not exist or is in the future. */
export function ageAt(birthDate: string, now: number, zone: string): number | undefined {
  const born = new Date(`${birthDate}T00:00:00Z`);
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthDate) return undefined;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(now);
  if (birthDate > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

async function pictureOf(file: Blob) {
  const read = readPicture(new Uint8Array(await file.arrayBuffer()), { strict: true });
  if (!read.ok) throw new Refusal(read.fault);
  return { type: pictureTypes[read.picture.kind], picture: read.picture.bytes };
}
