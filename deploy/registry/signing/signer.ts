import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@atrium/contract';
import { SigningKeyUnusable } from '../refusals';
import { fingerprintOf, publicKeyText } from './public-key';
import { statementOf } from './statement';

/** A signature, by the fingerprint of the key it was made with. */
export interface Signature {
  key: string;
  /** Ed25519, base64. */
  signature: string;
}

/** Somebody who vouches for releases. */
export interface Signer {
  /** As it stands in a file of trusted keys. */
  publicKey: string;
  sign(manifest: ReleaseManifest): Signature;
}

/** A new private key, PKCS 8 in PEM. */
export function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** @throws `SigningKeyUnusable` where the text is no private Ed25519 key in PEM; `where` names it for the person. */
export function signerWith(pem: string, where: string): Signer {
  const privateKey = readKey(pem, where);
  const publicKey = createPublicKey(privateKey);
  const key = fingerprintOf(publicKey);
  return {
    publicKey: publicKeyText(publicKey),
    sign: (manifest) => ({ key, signature: sign(null, statementOf(manifest), privateKey).toString('base64') }),
  };
}

function readKey(pem: string, where: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw new SigningKeyUnusable(where, { cause: error });
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new SigningKeyUnusable(where);
  return key;
}
