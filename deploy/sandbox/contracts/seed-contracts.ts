import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { findAccount } from '../accounts/find-account';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import type { Merchant } from '../merchants/merchant';
import { lockAccount } from '../reward-centre/lock-account';
import { demoContracts } from './demo-contracts';
import { contracts, contractSteps } from './tables';
import { subjectOf, termsOf } from './terms';

const day = 86_400_000;
/** Days for which the pending offers of a demo can be seen. */
const pendingDays = 90;
/** The demo account with `isAgent` 1. */
const agent = 'agent1';

/** Creates the contracts of the demo agent once, for each merchant with an agent centre. */
export async function seedContracts(backend: Backend): Promise<void> {
  for (const merchant of backend.merchants.values())
    if (merchant.remotes.includes('agent'))
      await backend.engine.transaction((transaction) => seedMerchant(backend, transaction, merchant));
}

async function seedMerchant(backend: Backend, transaction: Transaction, merchant: Merchant): Promise<void> {
  const account = await findAccount(transaction, merchant.code, agent);
  if (!account) return;
  await lockAccount(transaction, account.id);
  const earlier = await transaction
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.downlineId, account.id), isNull(contracts.uplineId)))
    .limit(1);
  if (earlier.length > 0) return;
  const now = backend.clock();
  for (const { status, offer } of demoContracts) {
    const offeredAt = new Date(now - (status === 'E' ? 8 : 1) * day);
    const expiresAt = new Date(offeredAt.getTime() + (status === 'P' ? pendingDays : 7) * day);
    const active = status === 'V' && { activeFrom: new Date(now), paidUntil: new Date(now), terminating: true };
    const row = { merchant: merchant.code, downlineId: account.id, ...subjectOf(offer), status, offeredAt, expiresAt };
    const terms = termsOf(offer, merchant.currency.code);
    const { id } = onlyRow(
      await transaction
        .insert(contracts)
        .values({ ...row, terms, ...active })
        .returning({ id: contracts.id }),
    );
    const at = new Date(now);
    const steps = {
      P: [],
      E: [{ at: expiresAt, step: 'EXPIRE', by: 'clock' as const, status: 'E' }],
      V: [
        { at, step: 'ACCEPT', by: 'downline' as const, status: 'V' },
        { at, step: 'ASK_TERMINATION', by: 'upline' as const, status: 'V' },
      ],
    };
    const offered = { at: offeredAt, step: 'OFFER', by: 'upline' as const, status: 'P' };
    await transaction
      .insert(contractSteps)
      .values([offered, ...steps[status]].map((step) => ({ contractId: id, ...step })));
  }
}
