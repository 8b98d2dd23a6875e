import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import { registrations } from '../registration/tables';
import { registrationLinks } from './tables';

/** Hundredths of a percent: the share of an agent without one from a link. */
const highestShare = 3_000;

/** The share of an agent in hundredths of a percent: what the link of the registration has promised. */
export async function ownShareOf(queries: Queries, { id }: Pick<Account, 'id'>): Promise<number> {
  const [promised] = await queries
    .select({ share: registrationLinks.share })
    .from(registrations)
    .innerJoin(registrationLinks, eq(registrationLinks.id, registrations.linkId))
    .where(eq(registrations.accountId, id));
  return promised?.share ?? highestShare;
}

/** `12.5` → 1250. */
export function shareOf(percent: string): number {
  const [whole = '', fraction = ''] = percent.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** 1250 → `12.50`. */
export function percentOf(share: number): string {
  return `${Math.floor(share / 100)}.${String(share % 100).padStart(2, '0')}`;
}
