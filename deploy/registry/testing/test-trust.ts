import { newSigningKey, signerWith, type Signer } from '../signing/signer';
import { TrustedKeys } from '../signing/trusted-keys';

/** A new key, and trust in it. */
export function testTrust(name = 'test', remotes = ''): { signer: Signer; trusted: TrustedKeys } {
  const signer = signerWith(newSigningKey(), 'the test');
  return { signer, trusted: TrustedKeys.read(`${name} ${signer.publicKey} ${remotes}`, 'the test') };
}
