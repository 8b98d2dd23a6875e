import type { SecondFactorMethod } from '@atrium/api';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../engine';
import { secondFactors, type SecondFactorsRow } from './tables';

/** Names of the methods' columns. */
export const factorColumns = { P: 'payeeName', S: 'sms', G: 'authenticator', E: 'email' } as const satisfies Record<
  SecondFactorMethod,
  keyof SecondFactorsRow
>;

/** All of them on, as for whoever shows them. */
export const everyFactor = { payeeName: true, sms: true, authenticator: true, email: true };

const none: Omit<SecondFactorsRow, 'accountId'> = {
  payeeName: false,
  sms: false,
  authenticator: false,
  email: false,
  secret: null,
  pendingSecret: null,
  lastStep: 0,
};

/** What an account has on; nothing for one that never switched anything on. */
export async function factorsOf(queries: Queries, accountId: number): Promise<SecondFactorsRow> {
  const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  return row ?? { accountId, ...none };
}

export function isOn(factors: SecondFactorsRow, method: SecondFactorMethod): boolean {
  return factors[factorColumns[method]];
}

/** Whether a sign-in takes a second factor at all. */
export function isGuarded(factors: SecondFactorsRow): boolean {
  return Object.values(factorColumns).some((column) => factors[column]);
}

/** Gives an account what another has on. */
export async function copyFactors(queries: Queries, from: number, to: number): Promise<void> {
  const { accountId: _from, ...factors } = await factorsOf(queries, from);
  if (isGuarded({ accountId: to, ...factors })) await setFactors(queries, to, { ...factors, lastStep: 0 });
}

/** Writes down what is otherwise from now on. */
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
