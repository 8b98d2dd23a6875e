import { and, eq } from 'drizzle-orm';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { requirePresent } from '../require-present';
import type { WalletCallBody } from '../wallet-interface/calls';
import { recordReply } from './record-reply';
import { rounds, vendorCalls, type Round } from './tables';

/** Pays the win of a decided round; the outbox repeats it when the wallet does not answer. Returns the round as it is then. */
export async function payWin(backend: Backend, { id, vendor, betId }: Round): Promise<Round> {
  const { database } = backend.engine;
  const win = onlyRow(
    await database
      .select()
      .from(vendorCalls)
      .where(and(eq(vendorCalls.betId, requirePresent(betId)), eq(vendorCalls.kind, 'win'))),
  );
  const reply = await backend.wallet.call(vendor, 'win', win.body as WalletCallBody<'win'>);
  await recordReply(backend, win, reply);
  return onlyRow(await database.select().from(rounds).where(eq(rounds.id, id)));
}
