import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { TrustedProxies } from '../network';
import type { Origins } from '../origins';
import type { RollbackRule } from '../registry';
import type { MailSettings } from '../sandbox';
import { mailOption } from './mail-option';
import { originsOption, trustedProxiesOption } from './network-options';
import { operationsOption, type OperationsSettings } from './operations-option';
import { refuseIncomplete } from './refuse-incomplete';
import { StartRefused } from './start-refused';
import { rollbackRule } from './rollback-option';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The port browsers know, where something stands before this process; its own when left out. */
  publicPort: number | undefined;
  /** Interface to listen on. */
  host: string;
  /** Proxies whose forwarded headers are believed. */
  trustedProxies: TrustedProxies;
  /** Where browsers find everything. @param port where they find this machine, asked at each use */
  origins: (port: () => number) => Origins;
  operations: OperationsSettings;
  /** Folder of the embedded database, absolute. */
  dataFolder: string;
  /** `postgres://…`; then the folder is not used. */
  databaseUrl: string | undefined;
  /** Connections to a PostgreSQL server this process may hold at once, besides one for announcements; 10 when undefined. */
  connections: number | undefined;
  /** `postgres://…` with the login that owns the schemas, for migrations; `databaseUrl` when left out. */
  ownerUrl: string | undefined;
  /** JSON file with the first versions of merchants the database has not got; those of the demonstration when left out. */
  merchantsFile: string | undefined;
  /** JSON file with default passwords by merchant; the sandbox makes them when left out. */
  defaultPasswords: string | undefined;
  /** A file of what the portals show their providers of social sign-in. */
  clientSecrets: string | undefined;
  /** Folder whose workspaces' builds are published at the start; the repository when left out. */
  builtFolder: string | undefined;
  /** File of the keys whose releases are served; the data folder's when left out. */
  trustedKeys: string | undefined;
  /** File of the key that builds beside this one are signed with; the data folder's when left out. */
  signingKey: string | undefined;
  environment: string;
  /** When a release that fails is rolled back automatically; never when undefined. */
  rollback: RollbackRule | undefined;
  /** Channels of an earlier epoch are not followed; none is too early when undefined. */
  leastEpoch: number | undefined;
  /** Batches of reports a minute that are taken of one page load; the gateway's own when undefined. */
  reportLimit: number | undefined;
  /** How the sandbox's messages leave this machine; they stay in its outbox when undefined. */
  mail: MailSettings | undefined;
  /** Whether the sandbox hashes passwords at next to no cost: for tests that are not about hashes. */
  quickHashes: boolean;
  production: boolean;
  logLevel: string;
  /** Whether one line for programs says that the server is ready. */
  readyLine: boolean;
}

/** Reads the command line and the environment. Throws with a sentence for whoever typed it. */
export function serverOptions(args: string[], environment: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: environment['PORT'] ?? '4400' },
      data: { type: 'string', default: '.atrium/data' },
      'ready-line': { type: 'boolean', default: false },
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
    environment: environment['ATRIUM_ENVIRONMENT'] ?? 'local',
    rollback: rollbackRule(environment['ATRIUM_STEP_BACK']),
    leastEpoch: channelEpoch(environment['ATRIUM_CHANNEL_EPOCH']),
    reportLimit: reportLimit(environment['ATRIUM_REPORT_LIMIT']),
    mail: mailOption(environment),
    quickHashes: environment['ATRIUM_QUICK_HASHES'] === 'on',
    production,
    logLevel: environment['LOG_LEVEL'] ?? (production ? 'info' : 'warn'),
    readyLine: values['ready-line'],
  };
  refuseIncomplete(options);
  return options;
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
