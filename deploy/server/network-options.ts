import { TrustedProxies, TrustedProxiesUnusable } from '../network';
import { OriginsUnusable, readOrigins, type Origins } from '../origins';
import { StartRefused } from './start-refused';

/** Reads `ATRIUM_TRUSTED_PROXIES`; no proxies if it is not set. */
export function trustedProxiesOption(environment: NodeJS.ProcessEnv): TrustedProxies {
  try {
    return TrustedProxies.read(environment['ATRIUM_TRUSTED_PROXIES'] ?? '');
  } catch (error) {
    if (!(error instanceof TrustedProxiesUnusable)) throw error;
    throw new StartRefused(`ATRIUM_TRUSTED_PROXIES cannot be used: ${error.message}`);
  }
}

/** Reads the public origins. The returned function takes the port of a development machine, which may be known later. */
export function originsOption(environment: NodeJS.ProcessEnv, production: boolean): (port: () => number) => Origins {
  const at = (port: () => number) => readOrigins(environment, { production, port });
  try {
    // refuses invalid settings now
    at(() => 0);
    return at;
  } catch (error) {
    if (error instanceof OriginsUnusable) throw new StartRefused(error.message);
    throw error;
  }
}
