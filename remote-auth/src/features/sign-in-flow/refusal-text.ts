import type { Language } from '@atrium/contract';

/** What a person reads of a refusal: the server's message, but the portal's own text of an expired code. */
export function refusalText(
  { key, message }: { key: string | undefined; message: string },
  language: Pick<Language, 'text'>,
): string {
  return key === 'auth/code-expired' ? language.text(key) : message;
}
