import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TrustedProxies } from '../network';
import type { Origins } from '../origins';
import type { RollbackRule } from '../registry';
import { readBeaconSetting, type BeaconSource, type MailSettings } from '../sandbox';
import { mailOption } from './mail-option';
import { originsOption, trustedProxiesOption } from './network-options';
import { operationsOption, type OperationsSettings } from './operations-option';
import { refuseIncomplete } from './refuse-incomplete';
import { StartRefused } from './start-refused';
import { rollbackRule } from './rollback-option';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The port that browsers use, if a proxy listens in front of this process; otherwise undefined. */
  publicPort: number | undefined;
  /** Interface to listen on. */
  host: string;
  /** Proxies with trusted forwarded headers. */
  trustedProxies: TrustedProxies;
  /** The public origins. @param port the port of this machine, read at each use */
  origins: (port: () => number) => Origins;
  operations: OperationsSettings;
  /** Folder of the embedded database, absolute. */
  dataFolder: string;
  /** `postgres://…`; replaces the embedded database. */
  databaseUrl: string | undefined;
  /** Maximum number of connections to a PostgreSQL server, besides one for notifications; 10 when undefined. */
  connections: number | undefined;
  /** `postgres://…` with the login that owns the schemas, for migrations; `databaseUrl` when undefined. */
  ownerUrl: string | undefined;
  /** JSON file with initial versions of merchants that the database lacks; the demo merchants when undefined. */
  merchantsFile: string | undefined;
  /** JSON file with default passwords by merchant, for any back end; the sandbox generates missing ones. */
  defaultPasswords: string | undefined;
  /** JSON file with the portals' client secrets for social sign-in, by merchant. */
  clientSecrets: string | undefined;
  /** Folder with the workspaces to publish at the start; the repository when undefined. */
  builtFolder: string | undefined;
  /** File of the trusted public keys; the data folder's when undefined. */
  trustedKeys: string | undefined;
  /** File of the key that signs local builds; the data folder's when undefined. */
  signingKey: string | undefined;
  environment: string;
  /** When a release that fails is rolled back automatically; never when undefined. */
  rollback: RollbackRule | undefined;
  /** Channels of an earlier epoch are ignored; undefined accepts all. */
  leastEpoch: number | undefined;
  /** Accepted batches of reports per minute and page load; the gateway's default when undefined. */
  reportLimit: number | undefined;
  /** Secret of the sandbox's processes that draw; the data folder's when undefined, and `none` leaves draws to others. */
  drawSecret: string | undefined;
  /** Which beacon is part of the sandbox's draws; one that the server starts in another process when undefined. */
  beacon: BeaconSource | undefined;
  /** Address of the worker that captures the first screens of pages; pages have none when undefined. */
  snapshotWorker: string | undefined;
  /** Milliseconds for which a captured first screen is sent; the gateway's default when undefined. */
  snapshotAge: number | undefined;
  /** How the sandbox delivers messages; they stay in its outbox when undefined. */
  mail: MailSettings | undefined;
  /** Whether the sandbox hashes passwords at minimal cost, for tests that do not test hashing. */
  quickHashes: boolean;
  /** Whether the sandbox answers only the fields that the source texts name. */
  strictSource: boolean;
  /**
   * Origin of a proxy between the gateway and the sandbox, for tests; the sandbox then also listens on a port of its own.
   */
  sandboxOrigin: string | undefined;
  production: boolean;
  logLevel: string;
  /** Whether to print a machine-readable line when the server is ready. */
  readyLine: boolean;
}

/** Reads the command line and the environment. @throws StartRefused with a message for the operator */
export function serverOptions(args: string[], environment: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: environment['PORT'] ?? '4400' },
      data: { type: 'string', default: '.atrium/data' },
      'ready-line': { type: 'boolean', default: false },
      'strict-source': { type: 'boolean', default: environment['ATRIUM_STRICT_SOURCE'] === 'on' },
    },
  });
  const publicPort = environment['PUBLIC_PORT'];
  const production = environment['NODE_ENV'] === 'production';
  const trustedProxies = trustedProxiesOption(environment);
  const port = portNumber('--port', values.port);
  const options: ServerOptions = {
    port,
    publicPort: publicPort ? portNumber('PUBLIC_PORT', publicPort) : undefined,
    host: environment['HOST'] ?? 'localhost',
    trustedProxies,
    origins: originsOption(environment, production),
    operations: operationsOption(environment, { main: port, production, proxied: !trustedProxies.none }),
    dataFolder: resolve(values.data),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    connections: connectionLimit(environment['ATRIUM_DATABASE_CONNECTIONS']),
    ownerUrl: environment['ATRIUM_MIGRATION_URL'] || undefined,
    merchantsFile: environment['ATRIUM_MERCHANTS'] || undefined,
    defaultPasswords: environment['ATRIUM_DEFAULT_PASSWORDS'] || undefined,
    clientSecrets: environment['ATRIUM_CLIENT_SECRETS'] || undefined,
    builtFolder: environment['ATRIUM_BUILT'] || undefined,
    trustedKeys: environment['ATRIUM_TRUSTED_KEYS'] || undefined,
    signingKey: environment['ATRIUM_SIGNING_KEY'] || undefined,
    environment: environment['ATRIUM_ENVIRONMENT'] || 'local',
    rollback: rollbackRule(environment['ATRIUM_ROLLBACK']),
    leastEpoch: channelEpoch(environment['ATRIUM_CHANNEL_EPOCH']),
    reportLimit: reportLimit(environment['ATRIUM_REPORT_LIMIT']),
    drawSecret: environment['ATRIUM_DRAW_SECRET'] || undefined,
    beacon: beaconOption(environment),
    snapshotWorker: snapshotsOption(environment['ATRIUM_SNAPSHOTS']),
    snapshotAge: snapshotAge(environment['ATRIUM_SNAPSHOT_AGE']),
    mail: mailOption(environment),
    quickHashes: environment['ATRIUM_QUICK_HASHES'] === 'on',
    strictSource: values['strict-source'],
    sandboxOrigin: sandboxOrigin(environment['ATRIUM_SANDBOX_ORIGIN']),
    production,
    logLevel: environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
    readyLine: values['ready-line'],
  };
  refuseIncomplete(options);
  return options;
}

function sandboxOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/.test(text)) return text;
  throw new StartRefused(
    `ATRIUM_SANDBOX_ORIGIN takes the origin of a proxy on this machine, such as http://localhost:4600, not "${text}".`,
  );
}

function beaconOption(environment: NodeJS.ProcessEnv): BeaconSource | undefined {
  const text = environment['ATRIUM_BEACON'];
  if (!text) return undefined;
  const source = readBeaconSetting(text, environment['ATRIUM_BEACON_TOKEN']);
  if (source) return source;
  throw new StartRefused(
    'ATRIUM_BEACON takes the address of a beacon, such as http://localhost:4500, or a public one, such as ' +
      `drand+https://api.drand.sh/CHAIN?period=3&genesis=1692803367, not "${text}".`,
  );
}

function snapshotsOption(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new StartRefused(
    `ATRIUM_SNAPSHOTS takes the address of a worker of page snapshots, such as http://localhost:4700, not "${text}".`,
  );
}

function snapshotAge(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text) * 1_000;
  throw new StartRefused(`ATRIUM_SNAPSHOT_AGE takes a number of seconds, not "${text}".`);
}

function reportLimit(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartRefused(`ATRIUM_REPORT_LIMIT takes a number of batches a minute, not "${text}".`);
}

function connectionLimit(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new StartRefused(`ATRIUM_DATABASE_CONNECTIONS takes a number of connections from 1, not "${text}".`);
}

function channelEpoch(text: string | undefined): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new StartRefused(`ATRIUM_CHANNEL_EPOCH takes the channelEpoch that /readyz of a gateway shows, not "${text}".`);
}

function portNumber(option: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65535) return port;
  throw new StartRefused(`${option} takes a number from 0 to 65535, not "${text}".`);
}
