import type { Ceremony } from '@atrium/api';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** Result of the browser's dialog. */
export type CreationResult =
  | { kind: 'created'; response: RegistrationResponseJSON }
  /** The authenticator already has a passkey of this account. */
  | { kind: 'exists' }
  /** The dialog was closed, or the device failed. */
  | { kind: 'cancelled' };

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Asks the browser to create a passkey. Its code is loaded on first use. */
export async function createPasskey(options: Ceremony): Promise<CreationResult> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { kind: 'created', response: await startRegistration({ optionsJSON }) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: error.name === 'InvalidStateError' ? 'exists' : 'cancelled' };
  }
}
