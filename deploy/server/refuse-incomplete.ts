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
 * Refuses a production start that would run, but not as it should.
 * @throws StartRefused a sentence about each thing that is missing
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
      'ATRIUM_TRUSTED_PROXIES has to name the proxy that takes https for this server, such as 10.0.0.0/8: ' +
        'without it every request counts as http from the proxy, and cookies are not Secure.',
    );
  if (databaseUrl !== undefined && trustedKeys === undefined)
    missing.push(
      'ATRIUM_TRUSTED_KEYS has to name the file of the public keys whose releases are served, the same for every server of this database.',
    );
  if (databaseUrl !== undefined && signingKey === undefined)
    missing.push(
      'ATRIUM_SIGNING_KEY has to name the file of the key that channels are signed with, so that every server of this database follows them.',
    );
  if (missing.length > 0) throw new StartRefused(`With NODE_ENV=production:\n${missing.join('\n')}`);
}
