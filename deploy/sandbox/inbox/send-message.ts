import { liveTypes } from '@atrium/api';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { onlyRow } from '../database/only-row';
import { publish } from '../live/publish';
import { textIn, textsUpTo, titlesUpTo } from '../merchants/some-texts';
import { Refusal } from '../wire/refusal';
import { inboxDeliveries, inboxMessages } from './tables';

/** Accounts that one transaction notifies. */
const batchSize = 500;

/** A message as an operator sends it. */
export const MessageDraftSchema = v.strictObject({
  titles: titlesUpTo(200),
  /** HTML. */
  contents: v.optional(textsUpTo(400_000), {}),
});

export type MessageDraft = v.InferOutput<typeof MessageDraftSchema>;

/** Recipients at a merchant: one account, all accounts with a label, or all. Trial accounts have no messages. */
export interface Recipients {
  merchant: string;
  account?: string | undefined;
  label?: string | undefined;
}

/**
 * Stores a message for its recipients and tells their tabs. Answers the number of recipients.
 * @throws Refusal `account_unknown` when there is no recipient
 */
export async function sendMessage(
  backend: Backend,
  recipients: Recipients,
  { titles, contents }: MessageDraft,
): Promise<{ id: number; recipients: number }> {
  const sentAt = new Date(backend.clock());
  const { id, accountIds } = await backend.engine.transaction(async (transaction) => {
    const message = onlyRow(
      await transaction
        .insert(inboxMessages)
        .values({ merchant: recipients.merchant, titles, contents, sentAt })
        .returning({ id: inboxMessages.id }),
    );
    const delivered = await transaction
      .insert(inboxDeliveries)
      .select(
        transaction
          .select({
            accountId: accounts.id,
            messageId: sql<number>`${message.id}::bigint`.as('message_id'),
            sentAt: sql<Date>`${sentAt.toISOString()}::timestamptz`.as('sent_at'),
            readAt: sql<null>`null::timestamptz`.as('read_at'),
          })
          .from(accounts)
          .where(isRecipient(recipients)),
      )
      .returning({ accountId: inboxDeliveries.accountId });
    if (delivered.length === 0) throw new Refusal('account_unknown');
    return { id: message.id, accountIds: delivered.map(({ accountId }) => accountId) };
  });
  for (let first = 0; first < accountIds.length; first += batchSize) {
    await backend.engine.transaction(async (transaction) => {
      const recipientsNow = await transaction
        .select({ id: accounts.id, language: accounts.language })
        .from(accounts)
        .where(inArray(accounts.id, accountIds.slice(first, first + batchSize)))
        .orderBy(accounts.id);
      for (const recipient of recipientsNow) {
        const title = textIn(titles, recipient.language ?? 'EN');
        await publish(backend, transaction, recipient.id, { type: liveTypes.message, popup: true, title });
      }
    });
  }
  return { id, recipients: accountIds.length };
}

const trialKind = 4;

function isRecipient({ merchant, account, label }: Recipients): SQL | undefined {
  return and(
    eq(accounts.merchant, merchant),
    sql`${accounts.kind} <> ${trialKind}`,
    account === undefined ? undefined : sql`lower(${accounts.name}) = lower(${account})`,
    label === undefined ? undefined : sql`${accounts.labels} @> ${JSON.stringify([label])}::jsonb`,
  );
}
