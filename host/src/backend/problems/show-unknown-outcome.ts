import type { CallError, PlaceRef } from '@atrium/contract';
import { inLanguage } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';
import type { MessageStore } from '../../messages/message-store';
import { outcomeTexts } from './outcome-texts';

interface OutcomeCollaborators {
  messages: Pick<MessageStore, 'ask' | 'dialogs'>;
  language: Pick<LanguageStore, 'text' | 'current'>;
}

/** Says that it is not known yet whether money was moved, and where to look. */
export function showUnknownOutcome(error: CallError, { messages, language }: OutcomeCollaborators): void {
  const { unknown = '', look = '' } = inLanguage(outcomeTexts, language.current);
  const { endpoint, requestId } = error.details;
  if (messages.dialogs.some((open) => open.text === unknown)) return;
  const number = `${requestId ?? ''} · ${error.key}`;
  void messages.ask({
    kind: 'warning',
    text: unknown,
    small: requestId === undefined ? undefined : language.text('request_number', { number }),
    actions: [{ label: language.text('ok') }, { label: look, to: recordOf(endpoint), tone: 'primary' }],
  });
}

/** The page that lists what the call does. */
function recordOf(endpoint: string): PlaceRef {
  return endpoint.startsWith('mall.')
    ? { place: 'mall.record@1' }
    : { place: 'member.centre@1', params: { page: 'transactionHistory' } };
}
