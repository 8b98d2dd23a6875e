import type { Signer, TrustedKeys } from '../registry';
import type { LedgerKeys } from '../sandbox';

/** Postings are signed with the key that signs channels, and are valid if that key is trusted for all remotes. */
export function ledgerKeys({ trusted, signer }: { trusted: TrustedKeys; signer: Signer }): LedgerKeys {
  return {
    sign: signer.signStatement,
    verify: (statement, signature) => trusted.verifyStatement(statement, signature),
  };
}
