import type { RegistrationKind } from '@atrium/api';
import type { Backend } from '../backend';
import { switchesOf } from '../control/switches';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';
import type { Referral } from './resolve-referral';

const switches = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const;

/**
 * Checks that the merchant allows this kind of registration: by its template, by the switch of the kind, and by an
 * invitation where open registration is off.
 * @throws Refusal `registration_closed`, `registration_by_invitation`
 */
export async function requireRegistrationOpen(
  backend: Backend,
  merchant: Merchant,
  kind: RegistrationKind | 'automatic',
  { affiliate, referrer }: Referral,
): Promise<void> {
  const on = await switchesOf(backend, merchant);
  const open = kind === 'automatic' || on[switches[kind]];
  if (!open || !(on['switch_register'] ?? merchant.templates.switchRegister)) throw new Refusal('registration_closed');
  const invited = affiliate !== undefined || referrer !== undefined;
  if (!invited && !on['MANUALREGISTER']) throw new Refusal('registration_by_invitation');
}
