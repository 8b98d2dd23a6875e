import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefused } from '../server/start-refused';
import type { CliCommand, CliOptions } from './commands/cli-command';
import { commands } from './commands/commands';
import { usage, usageOf } from './usage';

/** A command line, read and checked. */
export interface CommandLine {
  command: CliCommand;
  words: string[];
  options: CliOptions;
  json: boolean;
  environment: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  actor: string;
}

/** Reads the command line; a text is what to print instead of doing something. Throws the usage when it is none. */
export function readCommand(args: string[], environment: NodeJS.ProcessEnv): CommandLine | string {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === undefined || name === 'help') return usage;
  const command = commands.get(name);
  if (!command) throw new StartRefused(`There is no command "${name}".\n\n${usage}`);
  if (values.help) return usageOf(name, command);
  const least = command.words.filter((word) => !word.startsWith('[')).length;
  if (words.length < least || words.length > command.words.length) throw new StartRefused(usageOf(name, command));
  const options = optionsOf(values);
  for (const option of ['percent', 'merchants', 'revision', 'reason', 'limit'] as const) {
    if (options[option] !== undefined && !command.options.includes(option))
      throw new StartRefused(`--${option} says nothing to "${name}".\n\n${usageOf(name, command)}`);
  }
  return {
    command,
    words,
    options,
    json: values.json,
    environment: values.environment,
    dataFolder: resolve(values.data),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    actor: userInfo().username,
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: 'local' },
      revision: { type: 'string' },
      reason: { type: 'string' },
      percent: { type: 'string' },
      merchants: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
      data: { type: 'string', default: '.atrium/data' },
      help: { type: 'boolean', default: false },
    },
  });
}

function optionsOf(values: ReturnType<typeof parse>['values']): CliOptions {
  return {
    environment: values.environment,
    reason: values.reason,
    revision: numberIn('revision', values.revision, /^\d+$/),
    percent: numberIn('percent', values.percent, /^\d+(\.\d+)?$/),
    limit: numberIn('limit', values.limit, /^[1-9]\d*$/),
    merchants: values.merchants?.split(',').map((code) => code.trim()),
  };
}

function numberIn(option: string, value: string | undefined, shape: RegExp): number | undefined {
  if (value === undefined) return undefined;
  if (!shape.test(value)) throw new StartRefused(`--${option} takes a number, not "${value}".`);
  return Number(value);
}
