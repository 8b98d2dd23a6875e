import type { Language } from '@atrium/contract';

/** Codes of OpenID Connect Core 1.0 (3.1.2.6) and RFC 6749 (4.1.2.1) with their own texts. */
const known: readonly string[] = [
  'access_denied',
  'login_required',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'temporarily_unavailable',
  'server_error',
  'invalid_request',
  'unauthorized_client',
];

/** Message for a provider's error; unknown codes show the code and the provider's reason. */
export function providerErrorText({ text }: Pick<Language, 'text'>, code: string, reason = ''): string {
  if (known.includes(code)) return text(`social.error.${code}`);
  return text('social.error.unknown', { code, reason });
}
