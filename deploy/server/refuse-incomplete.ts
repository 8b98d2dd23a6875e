import type { TrustedProxies } from '../network';
import type { Origins } from '../origins';
import { StartRefused } from './start-refused';

interface ProductionOptions {
  production: boolean;
  origins: (port: () => number) => Origins;
  trustedProxies: TrustedProxies;
  databaseUrl: string | undefined;
  trustedKeys: string | undefined;
  signingKey: string | undefined;
}

/**
 * Refuses a production start with missing settings that would make it insecure or inconsistent.
 * @throws StartRefused with a sentence per missing setting
 */
export function refuseIncomplete(options: ProductionOptions): void {
  const { production, origins, trustedProxies, databaseUrl, trustedKeys, signingKey } = options;
  if (!production) return;
  const missing: string[] = [];
  const byHttps = origins(() => 0)
    .portal('www')
    .startsWith('https:');
  if (byHttps && trustedProxies.none)
    missing.push(
      'ATRIUM_TRUSTED_PROXIES has to name the proxy that terminates https for this server, such as 10.0.0.0/8: ' +
        'without it every request counts as http from the proxy, and cookies are not Secure.',
    );
  if (databaseUrl !== undefined && trustedKeys === undefined)
    missing.push(
      'ATRIUM_TRUSTED_KEYS has to name the file of trusted public keys, the same for every server of this database.',
    );
  if (databaseUrl !== undefined && signingKey === undefined)
    missing.push(
      'ATRIUM_SIGNING_KEY has to name the file of the key that signs channels, so that every server of this database follows them.',
    );
  if (missing.length > 0) throw new StartRefused(`With NODE_ENV=production:\n${missing.join('\n')}`);
}
