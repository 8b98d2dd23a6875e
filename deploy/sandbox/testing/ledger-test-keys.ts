import { createPrivateKey } from 'node:crypto';
import { signerWith, TrustedKeys } from '../../registry';
import type { LedgerKeys } from '../ledger/ledger-keys';

/** PKCS 8 prefix of an Ed25519 key, followed by its 32 bytes. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Identical in every run, because seeded folders are cached between runs; another `seed` gives another key. */
export function ledgerTestKeys(seed = 7): LedgerKeys {
  const der = Buffer.concat([prefix, Buffer.alloc(32, seed)]);
  const pem = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ type: 'pkcs8', format: 'pem' });
  const signer = signerWith(pem.toString(), 'the test');
  const trusted = TrustedKeys.read(`test ${signer.publicKey}`, 'the test');
  return {
    sign: signer.signStatement,
    verify: (statement, signature) => trusted.verifyStatement(statement, signature),
  };
}
