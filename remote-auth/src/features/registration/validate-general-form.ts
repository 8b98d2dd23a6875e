import { fieldFault } from '@atrium/api';
import type { RegistrationRule } from '@atrium/contract';
import type { FormContent, ValidationError } from './validation-error';

/**
 * The first error of the general form: fields by their rules, then the repeated password, then the terms.
 * @param fields rules of the visible fields, in order
 */
export function validateGeneralForm(
  fields: readonly RegistrationRule[],
  { value, agreed }: FormContent,
): ValidationError | undefined {
  const wrong = fields.find((rule) => fieldFault(rule, value(rule.key)) !== undefined);
  if (wrong) return { field: wrong.key, text: 'in_please_information' };
  const repeats = fields.some(({ key }) => key === 'verifyPwd');
  if (repeats && value('verifyPwd') !== value('password'))
    return { field: 'verifyPwd', text: 'in_confirmation_correct' };
  return agreed ? undefined : { text: 'in_register_agreed' };
}

/** Validates the number before a code is sent: by its rule, or eleven digits without one. */
export function validateCodeRecipient(rule: RegistrationRule, number: string): ValidationError | undefined {
  return fieldFault({ ...rule, required: true }, number)
    ? { field: 'mobileNum', text: 'br_enright_cphone' }
    : undefined;
}
