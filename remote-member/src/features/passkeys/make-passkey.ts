import type { Ceremony } from '@atrium/api';
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** What the browser's own dialog came to. */
export type Making =
  | { kind: 'made'; response: RegistrationResponseJSON }
  /** The authenticator has one of this account already. */
  | { kind: 'there' }
  /** The person closed the dialog, or the device could not. */
  | { kind: 'refused' };

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Asks the browser to make a passkey. The code for it is fetched when it is first asked. */
export async function makePasskey(options: Ceremony): Promise<Making> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { kind: 'made', response: await startRegistration({ optionsJSON }) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { kind: error.name === 'InvalidStateError' ? 'there' : 'refused' };
  }
}
