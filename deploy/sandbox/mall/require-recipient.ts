import { fieldFault, registrationRule } from '@atrium/api';
import { registerSettingsAnswer } from '../../merchants';
import type { Merchant } from '../merchants/merchant';
import { Refusal } from '../wire/refusal';

/**
 * Remarks are the recipient's name, address and phone, joined by commas; only the address may contain more of them.
 * The phone follows the merchant's rule for mobile numbers, or has eleven digits without one.
 * @throws Refusal that names the part that is missing or invalid
 */
export function requireRecipient(merchant: Merchant, remarks: string): void {
  const [name = '', ...rest] = remarks.split(',').map((part) => part.trim());
  const phone = rest.length > 1 ? rest.pop() : undefined;
  if (name === '') throw new Refusal('br_enter_plname');
  if (rest.every((part) => part === '')) throw new Refusal('br_enter_getaddree');
  if (!phone) throw new Refusal('br_enter_cphone');
  const rule = registrationRule(registerSettingsAnswer(merchant).fields, 'mobileNum');
  if (fieldFault(rule, phone)) throw new Refusal('br_enright_cphone');
}
