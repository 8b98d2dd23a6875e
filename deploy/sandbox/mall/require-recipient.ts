import { Refusal } from '../wire/refusal';

/**
 * Remarks are the recipient's name, address and phone, joined by commas; only the address may contain more of them.
 * @throws Refusal that names the part that is missing
 */
export function requireRecipient(remarks: string): void {
  const [name = '', ...rest] = remarks.split(',').map((part) => part.trim());
  const phone = rest.length > 1 ? rest.pop() : undefined;
  if (name === '') throw new Refusal('br_enter_plname');
  if (rest.every((part) => part === '')) throw new Refusal('br_enter_getaddree');
  if (!phone) throw new Refusal('br_enter_cphone');
}
