import type { CallError } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';

type Texts = Pick<LanguageStore, 'text' | 'knows'>;

/** Texts of network failures, by the client's own keys. */
const transportTexts = new Map([
  ['timeout', 'timeout_retry_please'],
  ['network', 'network_failed'],
  ['shape', 'answer_not_understood'],
]);

/**
 * The text for a failure: in the page's language, then in EN, then the server's message. A key that no text explains is
 * shown beside the request number, for support; its text says that the answer is not understood.
 */
export function problemText(error: CallError, texts: Texts): string {
  const key = error.details.status === 504 ? 'timeout_retry_please' : (transportTexts.get(error.key) ?? error.key);
  if (texts.knows(key)) return texts.text(key);
  return hasMessage(error) ? error.message : texts.text('answer_not_understood');
}

/** Whether the server said more than a key. */
function hasMessage({ key, message }: CallError): boolean {
  return message !== '' && message !== key;
}

/** The least HTTP status of a failure of the server itself. */
const serverFailure = 500;

/**
 * Whether the text says what happened: a refusal with a text of the portal or of the server. Failures of the line or of
 * the server are not explained; support finds them by the number of the request.
 */
export function isExplained(error: CallError, texts: Texts): boolean {
  return (
    (error.details.status ?? 0) < serverFailure &&
    !transportTexts.has(error.key) &&
    (texts.knows(error.key) || hasMessage(error))
  );
}
