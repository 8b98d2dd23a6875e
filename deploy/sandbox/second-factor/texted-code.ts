import type { SecondProof } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import { accountByNumber, phoneNumber } from '../verification/phone-number';
import { consumeSmsCode } from '../verification/sms-codes';
import type { Call } from '../wire/call';
import { Refusal } from '../wire/refusal';

/** Consumes the code sent to the account's own number. A failure gives no reason. */
export async function consumeTextedCode(
  backend: Backend,
  { merchant }: Call,
  account: Account,
  {
    proof: { mobileNum = '', countryDialingCode, verificationCode = '' },
    hasher,
  }: { proof: SecondProof; hasher: Hasher },
): Promise<boolean> {
  try {
    const number = phoneNumber(merchant, mobileNum, countryDialingCode);
    const owner = await accountByNumber(backend.engine.database, merchant, number);
    await consumeSmsCode(backend, hasher, { merchant, purpose: 'noLogin', number }, verificationCode);
    return owner?.mobile === account.mobile;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
