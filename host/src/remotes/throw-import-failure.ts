import { RemoteFailure } from './remote-failure';

/** The words of Chromium, Firefox and Safari for a module whose bytes did not come or were refused. */
const notFetched = /failed to fetch dynamically|error loading dynamically|importing a module script failed/i;

/**
 * Rethrows what an import was rejected with as a failure: bytes that did not come may be asked for again, code that
 * threw may not, because the page remembers it. Firefox remembers bytes that did not come as well, so that both are
 * asked for at another address.
 */
export function throwImportFailure(error: unknown): never {
  if (error instanceof RemoteFailure) throw error;
  const message = String(error);
  if (notFetched.test(message) || (error as Error | undefined)?.name === 'ChunkLoadError')
    throw new RemoteFailure('network', message, error, true);
  throw new RemoteFailure('execution', message, error);
}
