import { StartRefused } from './start-refused';

const offset = 1000;

/** The operators' listener. */
export interface OperationsSettings {
  /** Port 0 takes any free port. */
  listener: { port: number; host: string };
  /** Its public origin behind a proxy, such as `https://registry.example.com`. */
  origin: string | undefined;
}

/**
 * Reads `ATRIUM_OPERATIONS_PORT`, `_HOST` and `_ORIGIN`. The default host is this machine only. The default port is
 * predictable in development, 1000 above the portals' port, and any free one in production and behind proxies.
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
  const defaultPort = production || proxied || main === 0 || main + offset > 65535 ? 0 : main + offset;
  return { listener: { port: Number(port || defaultPort), host }, origin };
}
