import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefused } from '../server/start-refused';

export const usage = `atrium channels                    what each remote's page loads get
atrium publish FOLDER              publish what a build left in the folder
atrium promote REMOTE RELEASE      make a published release the stable one
atrium history                     what was done, the latest first

  --environment NAME   local when left out
  --revision NUMBER    promote only if the channel is still at this revision
  --data FOLDER        the embedded database, .atrium/data when left out; a running server holds it
  DATABASE_URL         postgres://… in the environment uses that server instead`;

export interface Command {
  name: string;
  words: string[];
  environment: string;
  revision: number | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
  actor: string;
}

const wordsAfter: Record<string, number> = { help: 0, channels: 0, publish: 1, promote: 2, history: 0 };

/** Reads the command line. Throws the usage when it is not one of the commands. */
export function readCommand(args: string[], environment: NodeJS.ProcessEnv): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      environment: { type: 'string', default: 'local' },
      revision: { type: 'string' },
      data: { type: 'string', default: '.atrium/data' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name = 'help', ...words] = values.help ? ['help'] : positionals;
  if (wordsAfter[name] !== words.length) throw new StartRefused(usage);
  if (values.revision !== undefined && !/^\d+$/.test(values.revision)) throw new StartRefused(usage);
  return {
    name,
    words,
    environment: values.environment,
    revision: values.revision === undefined ? undefined : Number(values.revision),
    dataFolder: resolve(values.data),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    actor: userInfo().username,
  };
}
