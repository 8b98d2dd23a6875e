import type { Ceremony } from '@atrium/api';
import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Asks the browser for a passkey; `undefined` if the dialog was cancelled. Its code is loaded on first use. */
export async function requestAssertion(options: Ceremony): Promise<AuthenticationResponseJSON | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}
