import { TrustedProxies, TrustedProxiesUnusable } from '../network';
import { OriginsUnusable, readOrigins, type Origins } from '../origins';
import { StartRefused } from './start-refused';

/** Reads `ATRIUM_TRUSTED_PROXIES`; none where it is not set. */
export function trustedProxiesOption(environment: NodeJS.ProcessEnv): TrustedProxies {
  try {
    return TrustedProxies.read(environment['ATRIUM_TRUSTED_PROXIES'] ?? '');
  } catch (error) {
    if (!(error instanceof TrustedProxiesUnusable)) throw error;
    throw new StartRefused(`ATRIUM_TRUSTED_PROXIES cannot be used: ${error.message}`);
  }
}

/** Reads where browsers find everything. @param port of this machine, where nothing else is said; asked at each use */
export function originsOption(
  environment: NodeJS.ProcessEnv,
  settings: { production: boolean; port: () => number },
): Origins {
  try {
    return readOrigins(environment, settings);
  } catch (error) {
    if (error instanceof OriginsUnusable) throw new StartRefused(error.message);
    throw error;
  }
}
