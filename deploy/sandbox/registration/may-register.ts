import type { RegistrationKind } from '@atrium/api';
import type { Backend } from '../backend';
import { switchOn } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import type { WhoSent } from './who-sent';

const switches = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/**
 * Sees that the merchant registers people this way: by its template, by the switch of the kind, and where registering
 * on one's own is off, by an invitation.
 *
 * @throws Refusal `registration_closed`, `registration_by_invitation`
 */
export async function mayRegister(
  backend: Backend,
  merchant: Merchant,
  kind: RegistrationKind | 'automatic',
  { affiliate, referrer }: WhoSent,
): Promise<void> {
  const open = kind === 'automatic' || (await switchOn(backend, merchant, switches[kind]));
  if (!open || !merchant.templates.switchRegister) throw new Refusal('registration_closed');
  const invited = affiliate !== undefined || referrer !== undefined;
  if (!invited && !(await switchOn(backend, merchant, 'MANUALREGISTER')))
    throw new Refusal('registration_by_invitation');
}
