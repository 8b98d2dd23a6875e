import { lt } from 'drizzle-orm';
import type { Queries } from '../../engine';
import type { Backend } from '../backend';
import type { Merchant } from '../merchants/merchant';
import { isDelivered } from './mail-settings';
import { fillTemplate, templateFor } from './message-texts';
import { outbox } from './tables';
import { templates, type TemplateName } from './templates';

/** Retention of messages, which contain codes, numbers and addresses. Milliseconds, 7 days. */
const retention = 7 * 24 * 3_600_000;

export interface OutgoingMessage {
  merchant: Pick<Merchant, 'code' | 'name'>;
  kind: 'sms' | 'mail';
  /** A mail address, or a number with its country code: `+8613800138000`. */
  to: string;
  template: TemplateName;
  /** Language code of the recipient; English when there is no translation. */
  language: string;
  /** Values of the placeholders; `merchant` is always set. */
  values: Record<string, string | number>;
  accountId?: number;
}

/**
 * Writes a message to the outbox. Within a transaction, it is sent only if the transaction commits. Delivery is
 * asynchronous, where configured (docs/guides/send-messages.md), so that no request waits for a mail server.
 */
export async function sendMessage(
  backend: Pick<Backend, 'clock' | 'mail'>,
  queries: Queries,
  message: OutgoingMessage,
): Promise<void> {
  const { merchant, kind, to, template, language, accountId } = message;
  const text = templateFor(templates[template], language);
  const values = { merchant: merchant.name, ...message.values };
  const now = backend.clock();
  await queries.delete(outbox).where(lt(outbox.createdAt, new Date(now - retention)));
  await queries.insert(outbox).values({
    merchant: merchant.code,
    accountId: accountId ?? null,
    kind,
    recipient: to,
    template,
    language,
    subject: fillTemplate(text.subject ?? '', values),
    body: fillTemplate(text.body, values),
    delivery: to !== '' && isDelivered(backend.mail, kind) ? 'waiting' : 'kept',
    nextTryAt: new Date(now),
    createdAt: new Date(now),
  });
}
