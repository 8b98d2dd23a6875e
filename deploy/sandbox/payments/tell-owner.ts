import { liveTypes } from '@atrium/api';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../engine';
import { accounts } from '../accounts/tables';
import { merchantByCode, type Backend } from '../backend';
import type { WithdrawalRow } from '../cashier/tables';
import { onlyRow } from '../database/only-row';
import { publish } from '../live/publish';
import { messageText } from '../messages/message-text';

interface Message {
  key: 'payment_reported' | 'payment_confirmed_by_itself';
  /** A decimal. */
  amount: string;
}

/** Makes pages of the owner request their lists again, with a message where there is something to do. */
export async function tellOwner(
  backend: Backend,
  transaction: Transaction,
  { accountId }: Pick<WithdrawalRow, 'accountId'>,
  message?: Message,
): Promise<void> {
  const owner = onlyRow(await transaction.select().from(accounts).where(eq(accounts.id, accountId)));
  const language = owner.language ?? merchantByCode(backend, owner.merchant).languages[0] ?? 'EN';
  await publish(backend, transaction, accountId, {
    type: liveTypes.withdrawal,
    popup: message !== undefined,
    ...(message && { message: messageText(message.key, language, { amount: message.amount }) }),
  });
}
