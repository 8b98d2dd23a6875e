import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SigningKeyUnusable, TrustedKeysUnusable } from '../refusals';
import { newSigningKey, signerWith, type Signer } from './signer';
import { TrustedKeys } from './trusted-keys';

export { newSigningKey, signerWith, type Signer } from './signer';

/** Private key by which whoever holds the data folder vouches for what is built beside it. */
export function signingKeyFile(dataFolder: string): string {
  return join(dataFolder, 'signing-key.pem');
}

/** Keys trusted where ATRIUM_TRUSTED_KEYS names no other file. */
export function trustedKeysFile(dataFolder: string): string {
  return join(dataFolder, 'trusted-keys');
}

/** Makes both files, for their owner alone, where they are missing. */
export function makeKeyFiles(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true });
  writeOnce(signingKeyFile(dataFolder), newSigningKey());
  const { publicKey } = readSigner(signingKeyFile(dataFolder));
  writeOnce(
    trustedKeysFile(dataFolder),
    `# Whose releases this gateway serves. A line a key: NAME KEY, or NAME KEY remote,remote [privilege]\nlocal ${publicKey}\n`,
  );
}

/** @throws `SigningKeyUnusable`. */
export function readSigner(file: string): Signer {
  let pem: string;
  try {
    pem = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SigningKeyUnusable(file, { cause: error });
  }
  return signerWith(pem, file);
}

/** @throws `TrustedKeysUnusable`. */
export function readTrustedKeys(file: string): TrustedKeys {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new TrustedKeysUnusable(file, [String(error)]);
  }
  return TrustedKeys.read(text, file);
}

function writeOnce(file: string, content: string): void {
  try {
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  } catch {
    // It is there already; if it cannot be written at all, reading says so.
  }
}
