import { secondFactorMethods, type SecondFactorMethod, type SecondFactors } from '@atrium/api';
import type { Queries } from '../../engine';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { CustomerCall } from '../wire/call';
import { Refusal } from '../wire/refusal';
import { enrolmentUri, newSecret, timeStepOf } from './authenticator';
import { factorColumns, readFactors, hasSecondFactor, isFactorOn, setFactors } from './factors';
import { deleteRecoveryCodes, recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes';

/** Answer to a change: the current state, and new recovery codes if any. */
type ChangedFactors = SecondFactors & { codes?: string[] };

/** State of the account's second factors. */
export async function describeFactors(queries: Queries, account: Account): Promise<SecondFactors> {
  const factors = await readFactors(queries, account.id);
  return {
    methods: secondFactorMethods.map((method) => ({
      method,
      on: isFactorOn(factors, method),
      ready: isReady(account, method),
    })),
    recoveryCodes: await recoveryCodesLeft(queries, account.id),
  };
}

/**
 * @throws Refusal `second_factor_not_ready` when the account lacks the required data, and for an authenticator app
 * without its code
 */
export async function setFactor(
  backend: Backend,
  { customer: { account } }: CustomerCall,
  { method, on }: { method: SecondFactorMethod; on: boolean },
): Promise<ChangedFactors> {
  if (on && (method === 'G' || !isReady(account, method))) throw new Refusal('second_factor_not_ready');
  return change(backend, account, { [factorColumns[method]]: on, ...(method === 'G' && { secret: null }) });
}

/** A key for an authenticator app; inactive until it is confirmed. */
export async function beginAuthenticator(backend: Backend, { merchant, customer: { account } }: CustomerCall) {
  const secret = newSecret();
  await setFactors(backend.engine.database, account.id, { pendingSecret: secret });
  return { secret, uri: enrolmentUri(secret, merchant.name, account.name) };
}

/**  @throws Refusal `second_factor_failed` for a code that does not match the new key */
export async function confirmAuthenticator(
  backend: Backend,
  { customer: { account } }: CustomerCall,
  authCode: string,
): Promise<ChangedFactors> {
  const { pendingSecret } = await readFactors(backend.engine.database, account.id);
  const step = pendingSecret === null ? undefined : timeStepOf(pendingSecret, authCode.trim(), backend.clock());
  if (step === undefined) throw new Refusal('second_factor_failed');
  return change(backend, account, { authenticator: true, secret: pendingSecret, pendingSecret: null, lastStep: step });
}

/**  @throws Refusal `second_factor_not_ready` when no second factor is on */
export async function renewCodes(backend: Backend, { customer: { account } }: CustomerCall): Promise<ChangedFactors> {
  return backend.engine.transaction(async (transaction) => {
    if (!hasSecondFactor(await readFactors(transaction, account.id))) throw new Refusal('second_factor_not_ready');
    const codes = await replaceRecoveryCodes(transaction, account.id, backend.clock());
    return { ...(await describeFactors(transaction, account)), codes };
  });
}

/** Enabling the first method creates recovery codes; disabling the last one removes them. */
function change(
  backend: Backend,
  account: Account,
  changes: Parameters<typeof setFactors>[2],
): Promise<ChangedFactors> {
  return backend.engine.transaction(async (transaction) => {
    const before = await readFactors(transaction, account.id);
    await setFactors(transaction, account.id, changes);
    const after = await readFactors(transaction, account.id);
    const first = !hasSecondFactor(before) && hasSecondFactor(after);
    const codes = first ? await replaceRecoveryCodes(transaction, account.id, backend.clock()) : undefined;
    if (!hasSecondFactor(after)) await deleteRecoveryCodes(transaction, account.id);
    return { ...(await describeFactors(transaction, account)), ...(codes && { codes }) };
  });
}

function isReady({ payeeName, mobile, email }: Account, method: SecondFactorMethod): boolean {
  return { P: payeeName !== null, S: mobile !== null, G: true, E: email !== null }[method];
}
