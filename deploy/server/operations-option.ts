import { StartRefused } from './start-refused';

const aboveMain = 1000;

/** Where operators find what is theirs. */
export interface OperationsSettings {
  /** Port 0 is any free one. */
  listener: { port: number; host: string };
  /** The origin a proxy offers it under, such as `https://registry.example.com`. */
  origin: string | undefined;
}

/**
 * Reads `ATRIUM_OPERATIONS_PORT`, `_HOST` and `_ORIGIN`. The default host is this machine alone. The default port is
 * 1000 above the portals' in development, so that it can be guessed, and any free one in production and behind proxies.
 *
 * @param main the port of the portals, 0 for any free one
 */
export function operationsOption(
  environment: NodeJS.ProcessEnv,
  { main, production, proxied }: { main: number; production: boolean; proxied: boolean },
): OperationsSettings {
  const port = environment['ATRIUM_OPERATIONS_PORT'];
  const origin = environment['ATRIUM_OPERATIONS_ORIGIN'] || undefined;
  if (port && !(/^\d{1,5}$/.test(port) && Number(port) <= 65535))
    throw new StartRefused(`ATRIUM_OPERATIONS_PORT takes a number from 0 to 65535, not "${port}".`);
  if (origin !== undefined && !/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin))
    throw new StartRefused(
      `ATRIUM_OPERATIONS_ORIGIN takes an origin such as https://registry.example.com, not "${origin}".`,
    );
  const host = environment['ATRIUM_OPERATIONS_HOST'] || 'localhost';
  const usual = production || proxied || main === 0 || main + aboveMain > 65535 ? 0 : main + aboveMain;
  return { listener: { port: Number(port || usual), host }, origin };
}
