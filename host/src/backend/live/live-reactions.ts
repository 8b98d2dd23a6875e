import { DecimalSchema, TimeSchema, liveTypes, toMoney } from '@atrium/api';
import type { AccountParts, Events, Toast } from '@atrium/contract';
import * as v from 'valibot';
import type { LanguageStore } from '../../language/language-store';
import type { ReceivedEvent } from './live-message';

export interface ReactionCollaborators {
  publish: Events['publish'];
  account: { refresh(part: keyof AccountParts): Promise<void> };
  messages: { toast(toast: Toast): void };
  language: Pick<LanguageStore, 'current' | 'text' | 'money' | 'date'>;
  /** Currency of the customer's amounts. */
  currency: string;
}

/** The parts of the account that an event of a type makes stale. */
const stale = new Map<string, (keyof AccountParts)[]>([
  [liveTypes.balance, ['balance']],
  [liveTypes.deposit, ['balance']],
  [liveTypes.withdrawal, ['balance', 'confirmations']],
  [liveTypes.message, ['unread']],
  [liveTypes.promotion, ['promotions']],
  [liveTypes.reset, ['balance', 'unread', 'promotions', 'confirmations']],
]);

/** The parts that an event makes stale. A back end has types of its own: an amount makes any of them one about money. */
function staleParts({ type, data }: ReceivedEvent): Set<keyof AccountParts> {
  return new Set([...(stale.get(type) ?? []), ...(data?.amount ? (['balance'] as const) : [])]);
}

/** How the portal reacts to an event of the live channel, once per tab. */
export function reactToEvent(event: ReceivedEvent, collaborators: ReactionCollaborators): void {
  const { publish, account, messages } = collaborators;
  publish('live.received@1', event);
  for (const part of staleParts(event)) void account.refresh(part);
  const toast = event.popup && toastOf(event, collaborators);
  if (toast) messages.toast(toast);
}

/** None for an event without words: its type is not a text. */
function toastOf(event: ReceivedEvent, collaborators: ReactionCollaborators): Toast | undefined {
  const { type, title, message, data } = event;
  const moved = type === liveTypes.deposit || type === liveTypes.withdrawal;
  if (!moved || !data) {
    const text = message || title;
    return text ? { kind: 'info', text, duration: 'stays', ...(message && title && { title }) } : undefined;
  }
  const { language } = collaborators;
  const heading = type === liveTypes.deposit ? 'deposit' : 'withdrawal';
  const succeeded = data.success ?? true;
  return {
    kind: succeeded ? 'success' : 'error',
    title: title || language.text(heading),
    text: moneyLines(event, collaborators, succeeded).join('\n'),
    duration: 'stays',
  };
}

function moneyLines(
  { data, message }: ReceivedEvent,
  { language, currency }: ReactionCollaborators,
  succeeded: boolean,
): string[] {
  const amount = v.safeParse(DecimalSchema, data?.amount);
  const time = v.safeParse(TimeSchema, data?.time);
  return [
    message,
    amount.success && `${language.text('amount')}: ${language.money(toMoney(amount.output, currency))}`,
    time.success && `${language.text('time')}: ${language.date(time.output, 'long')}`,
    `${language.text('result')}: ${data?.result || language.text(succeeded ? 'succeeded' : 'failed')}`,
    data?.remarks && `${language.text('remarks')}: ${data.remarks}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}
