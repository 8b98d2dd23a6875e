import { and, eq, inArray, lte } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import { demoAccounts } from '../accounts/demo-accounts';
import type { Backend } from '../backend';
import { demoMessages } from './demo-messages';
import { inboxDeliveries, inboxMessages } from './tables';

/** Kinds of account that read messages: players and agents of the first levels. */
const lastReadingKind = 2;

/** Creates the missing messages of each merchant and delivers them to its demo accounts. */
export async function seedInbox({ engine, merchants, clock }: Backend): Promise<void> {
  const sentAt = new Date(clock());
  for (const { code: merchant } of merchants.values()) {
    await engine.transaction(async (transaction) => {
      const created = await transaction
        .insert(inboxMessages)
        .values(demoMessages.map((message) => ({ merchant, sentAt, ...message })))
        .onConflictDoNothing()
        .returning({ id: inboxMessages.id });
      if (created.length === 0) return;
      const names = demoAccounts.map(({ name }) => name);
      const readers = await transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(
          and(eq(accounts.merchant, merchant), inArray(accounts.name, names), lte(accounts.kind, lastReadingKind)),
        );
      const deliveries = readers.flatMap(({ id: accountId }) =>
        created.map(({ id: messageId }) => ({ accountId, messageId, sentAt })),
      );
      if (deliveries.length > 0) await transaction.insert(inboxDeliveries).values(deliveries);
    });
  }
}
