import type { SecondProof } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import type { Call } from '../wire/call';
import { consumeAuthenticatorCode } from './authenticator';
import { isFactorOn } from './factors';
import { consumeMailedCode } from './mailed-code';
import type { SecondFactorsRow } from './tables';
import { consumeTextedCode } from './texted-code';

/** Checks the second proof; codes are consumed. */
export async function isProofValid(
  backend: Backend,
  call: Call,
  account: Account,
  { factors, proof, hasher }: { factors: SecondFactorsRow; proof: SecondProof; hasher: Hasher },
): Promise<boolean> {
  const { method, authCode, email, payeeName } = proof;
  if (!isFactorOn(factors, method)) return false;
  if (method === 'G')
    return consumeAuthenticatorCode(
      backend.engine.database,
      factors,
      authCode?.replaceAll(/\s/g, '') ?? '',
      backend.clock(),
    );
  if (method === 'E')
    return backend.strictSource
      ? isSameAddress(email, account.email)
      : consumeMailedCode(backend, account, email ?? '');
  if (method === 'S') return consumeTextedCode(backend, call, account, { proof, hasher });
  return sameName(payeeName, account.payeeName);
}

/** The source has no mailed code: the field `email` holds the address of the account. */
function isSameAddress(typed: string | undefined, stored: string | null): boolean {
  return stored !== null && typed?.trim().toLowerCase() === stored.toLowerCase();
}

/** Compares names regardless of case, spaces and Unicode composition of accents. */
function sameName(typed: string | undefined, stored: string | null): boolean {
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return stored !== null && typed !== undefined && plain(typed) === plain(stored);
}
