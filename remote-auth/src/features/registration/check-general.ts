import { fieldFault } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import type { Filled, Objection } from './objection';

/**
 * What keeps the general form from being sent: a field against its rule, required or not; then the password repeated
 * otherwise; then the terms.
 * @param fields rules of the fields that are drawn, in their order
 */
export function generalObjection(
  fields: readonly RegistrationRule[],
  { value, agreed }: Filled,
): Objection | undefined {
  const wrong = fields.find((rule) => fieldFault(rule, value(rule.key)) !== undefined);
  if (wrong) return { field: wrong.key, text: 'in_please_information' };
  const repeats = fields.some(({ key }) => key === 'verifyPwd');
  if (repeats && value('verifyPwd') !== value('password'))
    return { field: 'verifyPwd', text: 'in_confirmation_correct' };
  return agreed ? undefined : { text: 'in_register_agreed' };
}

/** What the button that sends a code says of the number of the general form: by its rule, eleven digits where there is none. */
export function codeObjection(rule: RegistrationRule, number: string): Objection | undefined {
  return fieldFault({ ...rule, required: true }, number)
    ? { field: 'mobileNum', text: 'br_enright_cphone' }
    : undefined;
}
