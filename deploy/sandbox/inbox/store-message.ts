import { liveTypes } from '@atrium/api';
import type { Transaction } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { publish } from '../live/publish';
import type { SomeTexts } from '../merchants/some-texts';
import { inboxDeliveries, inboxMessages } from './tables';

/**
 * Stores a message for one account in the transaction of what it is about, and tells the account's tabs without a
 * popup.
 */
export async function storeMessage(
  backend: Backend,
  transaction: Transaction,
  account: Pick<Account, 'id' | 'merchant'>,
  message: {
    titles: SomeTexts;
    /** HTML. */
    contents: SomeTexts;
  },
): Promise<void> {
  const sentAt = new Date(backend.clock());
  const { id: messageId } = onlyRow(
    await transaction
      .insert(inboxMessages)
      .values({ merchant: account.merchant, ...message, sentAt })
      .returning({ id: inboxMessages.id }),
  );
  await transaction.insert(inboxDeliveries).values({ accountId: account.id, messageId, sentAt });
  await publish(backend, transaction, account.id, { type: liveTypes.message, popup: false });
}
