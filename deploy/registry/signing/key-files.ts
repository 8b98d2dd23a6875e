import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey, signerWith, type Signer } from './signer';
import { TrustedKeys } from './trusted-keys';
import { registryError } from '../registry-error';

export { newSigningKey, signerWith, type Signer } from './signer';

/** The private key that signs what is built on this machine. */
export function signingKeyFile(dataFolder: string): string {
  return join(dataFolder, 'signing-key.pem');
}

/** The default file of trusted keys, without ATRIUM_TRUSTED_KEYS. */
export function trustedKeysFile(dataFolder: string): string {
  return join(dataFolder, 'trusted-keys');
}

/** Creates both files, readable by their owner alone, where they are missing. */
export function makeKeyFiles(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true });
  writeOnce(signingKeyFile(dataFolder), newSigningKey());
  const { publicKey } = readSigner(signingKeyFile(dataFolder));
  writeOnce(
    trustedKeysFile(dataFolder),
    `# Keys that this gateway trusts with releases, one per line: NAME KEY, or NAME KEY remote,remote [privilege]\nlocal ${publicKey}\n`,
  );
}

/** @throws `SigningKeyUnusable`. */
export function readSigner(file: string): Signer {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    throw registryError('SigningKeyUnusable', file).withCause(error);
  }
  return signerWith(pem, file);
}

/** @throws `TrustedKeysUnusable`. */
export function readTrustedKeys(file: string): TrustedKeys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw registryError('TrustedKeysUnusable', file, [String(error)]);
  }
  return TrustedKeys.read(text, file);
}

function writeOnce(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch {
    // It exists already; if it cannot be written, reading it fails with a reason.
  }
}
