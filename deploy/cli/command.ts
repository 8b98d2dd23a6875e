import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefused } from '../server/start-refused';
import type { CliCommand, CliOptions, Commands } from './commands/cli-command';
import type { RegistryLocation } from './connecting/connect';
import { usage, usageOf } from './usage';

/** A parsed and checked command line. */
export interface CommandLine {
  command: CliCommand;
  args: string[];
  options: CliOptions;
  json: boolean;
  location: RegistryLocation;
}

/** Parses the command line. A returned text is to be printed instead of running a command. Throws the usage for a wrong one. */
export function readCommand(args: string[], environment: NodeJS.ProcessEnv, commands: Commands): CommandLine | string {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  if (name === undefined || name === 'help') return usage(commands);
  const command = commands.get(name);
  if (!command) throw new StartRefused(`There is no command "${name}".\n\n${usage(commands)}`);
  if (values.help) return usageOf(name, command);
  const least = command.parameters.filter((parameter) => !parameter.startsWith('[')).length;
  if (rest.length < least || rest.length > command.parameters.length) throw new StartRefused(usageOf(name, command));
  const options = optionsOf(values, environment);
  for (const option of [
    'percent',
    'merchants',
    'revision',
    'reason',
    'limit',
    'minutes',
    'bucket',
    'remotes',
    'operator',
    'days',
    'to',
    'accounts',
    'calls',
  ] as const) {
    if (options[option] !== undefined && !command.options.includes(option))
      throw new StartRefused(`--${option} is not an option of "${name}".\n\n${usageOf(name, command)}`);
  }
  return {
    command,
    args: rest,
    options,
    json: values.json,
    location: {
      registry: addressIn(values.registry ?? environment['ATRIUM_REGISTRY']),
      token: environment['ATRIUM_TOKEN'] || undefined,
      databaseUrl: environment['DATABASE_URL'] || undefined,
      dataFolder: resolve(values.data),
      signingKey: environment['ATRIUM_SIGNING_KEY'] || undefined,
      trustedKeys: environment['ATRIUM_TRUSTED_KEYS'] || undefined,
      environment: options.environment ?? 'local',
      actor: userInfo().username,
    },
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      environment: { type: 'string' },
      revision: { type: 'string' },
      reason: { type: 'string' },
      percent: { type: 'string' },
      merchants: { type: 'string' },
      limit: { type: 'string' },
      minutes: { type: 'string' },
      bucket: { type: 'string' },
      remotes: { type: 'string' },
      days: { type: 'string' },
      to: { type: 'string' },
      operator: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      accounts: { type: 'string' },
      calls: { type: 'string' },
      registry: { type: 'string' },
      json: { type: 'boolean', default: false },
      data: { type: 'string', default: '.atrium/data' },
      help: { type: 'boolean', default: false },
    },
  });
}

function optionsOf(values: ReturnType<typeof parse>['values'], environment: NodeJS.ProcessEnv): CliOptions {
  return {
    environment: values.environment ?? (environment['ATRIUM_ENVIRONMENT'] || undefined),
    reason: values.reason,
    revision: numberIn('revision', values.revision, /^\d+$/),
    percent: numberIn('percent', values.percent, /^\d+(\.\d+)?$/),
    limit: numberIn('limit', values.limit, /^[1-9]\d*$/),
    minutes: numberIn('minutes', values.minutes, /^[1-9]\d*$/),
    bucket: numberIn('bucket', values.bucket, /^[1-9]\d*$/),
    days: numberIn('days', values.days, /^[1-9]\d*$/),
    to: numberIn('to', values.to, /^[1-9]\d*$/),
    operator: values.operator,
    dryRun: values['dry-run'],
    accounts: values.accounts,
    calls: listIn(values.calls),
    merchants: listIn(values.merchants),
    remotes: listIn(values.remotes),
  };
}

function numberIn(option: string, value: string | undefined, shape: RegExp): number | undefined {
  if (value === undefined) return undefined;
  if (!shape.test(value)) throw new StartRefused(`--${option} takes a number, not "${value}".`);
  return Number(value);
}

function listIn(value: string | undefined): string[] | undefined {
  return value?.split(',').map((item) => item.trim());
}

function addressIn(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new StartRefused(`"${value}" is not the address of a registry. Give one such as http://localhost:5400.`);
  return value;
}
