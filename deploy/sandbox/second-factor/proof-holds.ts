import type { SecondProof } from '@atrium/api';
import type { Account } from '../accounts/tables';
import type { Backend } from '../backend';
import type { Hasher } from '../hashing/hasher';
import type { Call } from '../wire/call';
import { takeCode } from './authenticator';
import { isOn } from './factors-of';
import { takeMailedCode } from './mailed-code';
import type { SecondFactorsRow } from './tables';
import { takeTextedCode } from './texted-code';

/** Checks the second proof; codes are consumed. */
export async function proofHolds(
  backend: Backend,
  call: Call,
  account: Account,
  { factors, proof, hasher }: { factors: SecondFactorsRow; proof: SecondProof; hasher: Hasher },
): Promise<boolean> {
  const { method, authCode, email, payeeName } = proof;
  if (!isOn(factors, method)) return false;
  if (method === 'G')
    return takeCode(backend.engine.database, factors, authCode?.replaceAll(/\s/g, '') ?? '', backend.clock());
  if (method === 'E') return takeMailedCode(backend, account, email ?? '');
  if (method === 'S') return takeTextedCode(backend, call, account, { proof, hasher });
  return sameName(payeeName, account.payeeName);
}

/** Compares names regardless of case, spaces and Unicode composition of accents. */
function sameName(typed: string | undefined, stored: string | null): boolean {
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return stored !== null && typed !== undefined && plain(typed) === plain(stored);
}
