/** Fields of the forms that move money. */
export type RefusedField =
  'amount' | 'payee' | 'password' | 'newPassword' | 'confirmNewPassword' | 'birthDate' | 'documents';

/** The field that a refusal is about, by the server's key. */
export const refusedFields: Readonly<Record<string, RefusedField>> = {
  amount_outside_limits: 'amount',
  day_limit_reached: 'amount',
  deposits_too_many: 'amount',
  money_not_enough: 'amount',
  payee_unknown: 'payee',
  payee_waits: 'payee',
  password_incorrect: 'password',
  payment_password_missing: 'password',
  login_try_later: 'password',
  in_password_incorrect: 'newPassword',
  password_unchanged: 'newPassword',
  in_confirmation_correct: 'confirmNewPassword',
  identity_under_age: 'birthDate',
  identity_unreadable: 'birthDate',
  picture_kind: 'documents',
  picture_too_large: 'documents',
  picture_dimensions: 'documents',
  picture_unreadable: 'documents',
};

/** The keys of refusals that are about one of the fields. */
export function refusalsOf(fields: readonly RefusedField[]): string[] {
  return Object.entries(refusedFields).flatMap(([key, field]) => (fields.includes(field) ? [key] : []));
}
