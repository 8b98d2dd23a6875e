import { StartRefused } from './start-refused';

/** Where operators find what is theirs. */
export interface OperationsSettings {
  /** Of a listener of its own, 0 for any free one; undefined where the main listener serves this machine's operators. */
  listener: { port: number; host: string } | undefined;
  /** The origin a proxy offers it under, such as `https://registry.example.com`. */
  origin: string | undefined;
}

/**
 * Reads `ATRIUM_OPERATIONS_PORT`, `_HOST` and `_ORIGIN`. Without a port, a development machine without proxies serves
 * operations beside its portals to itself; everything else opens a listener on a free port of this machine alone.
 */
export function operationsOption(
  environment: NodeJS.ProcessEnv,
  { production, proxied }: { production: boolean; proxied: boolean },
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
  const needed = Boolean(port) || production || proxied;
  return { listener: needed ? { port: Number(port || 0), host } : undefined, origin };
}
