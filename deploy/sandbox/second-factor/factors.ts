import type { SecondFactorMethod } from '@atrium/api';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { secondFactors, type SecondFactorsRow } from './tables';

/** Columns of the methods. */
export const factorColumns = { P: 'payeeName', S: 'sms', G: 'authenticator', E: 'email' } as const satisfies Record<
  SecondFactorMethod,
  keyof SecondFactorsRow
>;

/** Every method enabled. */
export const allFactors = { payeeName: true, sms: true, authenticator: true, email: true };

const none: Omit<SecondFactorsRow, 'accountId'> = {
  payeeName: false,
  sms: false,
  authenticator: false,
  email: false,
  secret: null,
  pendingSecret: null,
  lastStep: 0,
};

/** The second factors of an account; all off when none was ever enabled. */
export async function readFactors(queries: Queries, accountId: number): Promise<SecondFactorsRow> {
  const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row ?? { accountId, ...none };
}

export function isFactorOn(factors: SecondFactorsRow, method: SecondFactorMethod): boolean {
  return factors[factorColumns[method]];
}

/** Whether a sign-in requires a second factor. */
export function hasSecondFactor(factors: SecondFactorsRow): boolean {
  return Object.values(factorColumns).some((column) => factors[column]);
}

/** Copies the second factors of one account to another. */
export async function copyFactors(queries: Queries, from: number, to: number): Promise<void> {
  const { accountId: _from, ...factors } = await readFactors(queries, from);
  if (hasSecondFactor({ accountId: to, ...factors })) await setFactors(queries, to, { ...factors, lastStep: 0 });
}

/** Stores changes to the second factors. */
export async function setFactors(
  queries: Queries,
  accountId: number,
  changes: Partial<Omit<SecondFactorsRow, 'accountId'>>,
): Promise<void> {
  await queries
    .insert(secondFactors)
    .values({ accountId, ...none, ...changes })
    .onConflictDoUpdate({ target: secondFactors.accountId, set: changes });
}
