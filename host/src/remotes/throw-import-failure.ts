import { RemoteFailure } from './remote-failure';

/** The messages of Chromium, Firefox and Safari for a module that was not fetched or was refused. */
const notFetched = /failed to fetch dynamically|error loading dynamically|importing a module script failed/i;

/**
 * Rethrows the rejection of an import as a failure: bytes that did not arrive may be requested again, code that threw
 * may not, because the page remembers it. Firefox also remembers bytes that did not arrive, so both are requested at
 * another address.
 */
export function throwImportFailure(error: unknown): never {
  if (error instanceof RemoteFailure) throw error;
  const message = String(error);
  if (notFetched.test(message) || (error as Error | undefined)?.name === 'ChunkLoadError')
    throw new RemoteFailure('network', message, error, true);
  throw new RemoteFailure('execution', message, error);
}
