import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyFiles, signingKeyFile, trustedKeysFile } from '@atrium/deploy/key-files';

/**
 * Creates one set of keys for all gateways that this process or its children start, and puts their paths into the
 * environment: gateways of one database must trust the channels that the others sign.
 */
export function shareKeys(): { signingKey: string; trustedKeys: string } {
  const present = keysIn(process.env);
  if (present) return present;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-keys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  makeKeyFiles(folder);
  process.env['ATRIUM_SIGNING_KEY'] = signingKeyFile(folder);
  process.env['ATRIUM_TRUSTED_KEYS'] = trustedKeysFile(folder);
  return { signingKey: signingKeyFile(folder), trustedKeys: trustedKeysFile(folder) };
}

function keysIn({ ATRIUM_SIGNING_KEY: signingKey, ATRIUM_TRUSTED_KEYS: trustedKeys }: NodeJS.ProcessEnv) {
  return signingKey && trustedKeys ? { signingKey, trustedKeys } : undefined;
}
