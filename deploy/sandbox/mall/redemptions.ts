import { redemptionStatuses, toDecimal } from '@atrium/api';
import { and, count, desc, eq, gte, lte } from 'drizzle-orm';
import type { Account } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import { textIn } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { requireValidRange } from './require-valid-range';
import { redemptions, rewards } from './tables';

interface RedemptionQuery {
  startDate: number;
  endDate: number;
  page: number;
  size: number;
  status: string;
}

/** A page of a customer's redemptions, newest first. */
export async function redemptionsOf(
  backend: Backend,
  account: Account,
  language: string,
  { startDate, endDate, page, size, status }: RedemptionQuery,
) {
  requireValidRange(startDate, endDate);
  const { database } = backend.engine;
  const currency = merchantByCode(backend, account.merchant).currency.code;
  const matching = and(
    eq(redemptions.accountId, account.id),
    gte(redemptions.createdAt, new Date(startDate)),
    lte(redemptions.createdAt, new Date(endDate)),
    status === '' ? undefined : eq(redemptions.status, known(status)),
  );
  const rows = await database
    .select({ redemption: redemptions, names: rewards.names })
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
    .where(matching)
    .orderBy(desc(redemptions.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await database.select({ rows: count() }).from(redemptions).where(matching);
  return {
    content: rows.map(({ redemption, names }) => ({
      id: String(redemption.id),
      dateRequested: redemption.createdAt.getTime(),
      name: textIn(names, language),
      quantity: redemption.quantity,
      requiredPoint: redemption.points,
      requiredMoney: toDecimal({ minor: redemption.money, currency }),
      status: redemption.status,
      type: redemption.redeemType,
      reason: redemption.reason,
    })),
    totalPages: Math.max(1, Math.ceil((total?.rows ?? 0) / size)),
  };
}

function known(status: string): (typeof redemptionStatuses)[number] {
  const found = redemptionStatuses.find((candidate) => candidate === status);
  if (!found) throw new Refusal('request_invalid');
  return found;
}
