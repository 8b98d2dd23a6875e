import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { ReleaseManifest } from '@atrium/contract';
import type { Channel, ChannelSet } from '../channels/channel';
import { fingerprintOf, publicKeyText } from './public-key';
import type { Signature } from './signature';
import { statementOf, statementOfChannel, statementOfSet } from './statement';
import { registryError } from '../registry-error';

/** Signs releases, and channels if gateways trust the key with all remotes. */
export interface Signer {
  /** As written in a file of trusted keys. */
  publicKey: string;
  sign(manifest: ReleaseManifest): Signature;
  signChannel(channel: Channel): Signature;
  signSet(set: ChannelSet): Signature;
  /** Signs any other statement; its first line names its kind. */
  signStatement(statement: Buffer): Signature;
}

/** A new private key, PKCS 8 in PEM. */
export function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** @throws `SigningKeyUnusable` where the text is not a private Ed25519 key in PEM; `where` names its source */
export function signerWith(pem: string, where: string): Signer {
  const privateKey = readKey(pem, where);
  const publicKey = createPublicKey(privateKey);
  const key = fingerprintOf(publicKey);
  const signed = (statement: Buffer) => ({ key, signature: sign(null, statement, privateKey).toString('base64') });
  return {
    publicKey: publicKeyText(publicKey),
    sign: (manifest) => signed(statementOf(manifest)),
    signStatement: signed,
    signSet: (set) => signed(statementOfSet(set)),
    signChannel: (channel) => signed(statementOfChannel(channel)),
  };
}

function readKey(pem: string, where: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (error) {
    throw registryError('SigningKeyUnusable', where).withCause(error);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw registryError('SigningKeyUnusable', where);
  return key;
}
