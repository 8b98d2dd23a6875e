import type { CliCommand, CliOptions, Commands } from './commands/cli-command';

const options: Record<keyof CliOptions, string> = {
  environment: '--environment NAME    the environment, such as staging; ATRIUM_ENVIRONMENT by default',
  revision: '--revision NUMBER     refuse the change unless the channel or merchant is at this revision or version',
  to: '--to VERSION          the version to roll back to',
  reason: '--reason TEXT         the reason, for the history',
  percent: '--percent NUMBER      share of the visitors; each visitor stays in or out of it',
  merchants: '--merchants A,B       codes of merchants',
  limit: '--limit NUMBER        maximum of lines; 100 by default',
  remotes: '--remotes A,B         remotes that the token is for',
  operator: '--operator            a token for everything, instead of some remotes',
  accounts: '--accounts FILE       merchants and accounts of the back end, as JSON',
  calls: '--calls A,B           only these calls, mall.* for all of an area',
  dryRun: '--dry-run             print what would be removed, and remove nothing',
  minutes: '--minutes NUMBER      length of the period until now; 60 by default',
  bucket: '--bucket SECONDS      length of one interval, a multiple of ten; 60 by default',
  days: '--days NUMBER         validity of the token; 90 by default',
};

const common = `  --json                print JSON
  --data FOLDER         the folder of the embedded database; .atrium/data by default
  --registry URL        the address of a remote registry; also the environment variable ATRIUM_REGISTRY
  --help                this text, or the help of one command

  ATRIUM_TOKEN          environment variable: the token for the remote registry
  ATRIUM_SIGNING_KEY    environment variable: file of the key that signs releases; by default the one of the data folder
  ATRIUM_ENVIRONMENT    environment variable: the environment; by default the one of the running server, else local
  DATABASE_URL          environment variable: a PostgreSQL server (postgres://…) instead of the embedded database`;

export const usage = (commands: Commands) => `atrium COMMAND …

${[...commands].map(([name, command]) => `  ${signature(name, command).padEnd(36)}${command.about}`).join('\n')}

${common}`;

export function usageOf(name: string, command: CliCommand): string {
  const own = command.options.map((option) => `  ${options[option]}`);
  return [`atrium ${signature(name, command)}: ${command.about}`, '', ...own, common].join('\n');
}

function signature(name: string, { parameters }: CliCommand): string {
  return [name, ...parameters].join(' ');
}
