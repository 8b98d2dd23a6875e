import type { Customer, SessionRecord } from '@atrium/contract';
import type { SessionKey, SessionKeys, SessionValues } from '../../storage/session-keys';

/** The key that stores each field of a customer, and the value when it is absent. */
const storedFields: { [Field in keyof Customer]: [key: SessionKey, absent: Customer[Field]] } = {
  id: ['customerId', ''],
  account: ['account', ''],
  nickname: ['nickname', ''],
  kind: ['isAgent', 0],
};

const fields = Object.entries(storedFields) as [keyof Customer, [SessionKey, Customer[keyof Customer]]][];

/** Details of a session that tabs do not share. */
export type OwnDetails = Pick<SessionValues, 'username' | 'memberLabel' | 'toUpline'>;

/** The session in this tab's storage; there is one exactly when there is a token, or the handle in its place. */
export function storedSession(keys: SessionKeys): SessionRecord | undefined {
  const token = keys.get('token');
  if (!token) return undefined;
  const customer = Object.fromEntries(fields.map(([field, [key, absent]]) => [field, keys.get(key) ?? absent]));
  return { token, customer: customer as Customer };
}

/** Writes a session; its details are empty when another tab began it, until the member info is read. */
export function storeSession(
  keys: SessionKeys,
  { token, customer }: SessionRecord,
  details?: Partial<OwnDetails>,
): void {
  keys.set('token', token);
  for (const [field, [key]] of fields) keys.set(key, customer[field]);
  keys.set('username', details?.username ?? customer.account);
  keys.set('memberLabel', details?.memberLabel ?? []);
  keys.set('toUpline', details?.toUpline ?? false);
}
