import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../engine';
import { merchantByCode, type Backend } from '../backend';
import type { DepositRow } from '../cashier/tables';
import { providerPayments } from './tables';

/** Path of the provider's pages, on the embed origin `pay`. */
export const payPath = '/pay';

/** Registers a deposit with the provider, which then has a page for it. */
export async function openPayment(
  backend: Backend,
  transaction: Transaction,
  { id: depositId, merchant, reference, amount, expiresAt }: DepositRow,
): Promise<void> {
  const { currency } = merchantByCode(backend, merchant);
  await transaction.insert(providerPayments).values({
    ...{ depositId, merchant, reference, amount, currency: currency.code, expiresAt, status: 'open' },
    token: randomBytes(24).toString('base64url'),
    paymentId: `page-${randomBytes(12).toString('hex')}`,
  });
}

/** Where the person pays, in the language of the portal. */
export function payAddress({ origins }: Backend, merchant: string, token: string, language: string): string {
  return `${origins.embed(merchant, 'pay')}${payPath}/${token}?${new URLSearchParams({ lang: language })}`;
}
