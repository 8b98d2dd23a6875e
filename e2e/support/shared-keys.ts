import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyFiles, signingKeyFile, trustedKeysFile } from '@atrium/deploy/key-files';

/**
 * Gateways of one database sign channels for each other, so that they have to trust each other's keys: those that are
 * started from here, and by processes started from here, get the same. Named to them by the environment.
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
