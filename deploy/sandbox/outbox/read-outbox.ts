import { and, desc, eq, ilike, or } from 'drizzle-orm';
import { accounts } from '../accounts/tables';
import type { Backend } from '../backend';
import { outbox } from './tables';

/** Search criteria; empty for all messages. */
export interface OutboxSearch {
  merchant?: string | undefined;
  /** Part of a number, an address or an account name. */
  search?: string | undefined;
}

/** Mails and text messages the sandbox wrote, newest first, at most a hundred. */
export async function readOutbox({ engine }: Pick<Backend, 'engine'>, { merchant, search }: OutboxSearch = {}) {
  const part = search && `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return engine.database
    .select({
      id: outbox.id,
      merchant: outbox.merchant,
      account: accounts.name,
      kind: outbox.kind,
      to: outbox.recipient,
      language: outbox.language,
      template: outbox.template,
      subject: outbox.subject,
      body: outbox.body,
      delivery: outbox.delivery,
      at: outbox.createdAt,
    })
    .from(outbox)
    .leftJoin(accounts, eq(accounts.id, outbox.accountId))
    .where(
      and(
        merchant ? eq(outbox.merchant, merchant) : undefined,
        part ? or(ilike(outbox.recipient, part), ilike(accounts.name, part)) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(100);
}
