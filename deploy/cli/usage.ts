import type { CliCommand, CliOptions, Commands } from './commands/cli-command';

const options: Record<keyof CliOptions, string> = {
  environment: '--environment NAME    another than local',
  revision: '--revision NUMBER     only if the channel or merchant is still at this revision or version',
  to: '--to VERSION          the version to go back to',
  reason: '--reason TEXT         why, for the history',
  percent: '--percent NUMBER      share of the visitors, each keeps what he got',
  merchants: '--merchants A,B       codes of merchants',
  limit: '--limit NUMBER        how many lines; 100 when left out',
  remotes: '--remotes A,B         remotes a token is for',
  operator: '--operator            a token for whatever there is to do, not for some remotes',
  dryRun: '--dry-run             only say what would be done',
  minutes: '--minutes NUMBER      how far to look back; 60 when left out',
  bucket: '--bucket SECONDS      length of one step, a multiple of ten; 60 when left out',
  days: '--days NUMBER         how long a token is good; 90 when left out',
};

const forAll = `  --json                the answer as JSON
  --data FOLDER         the embedded database; .atrium/data when left out
  --registry URL        a registry elsewhere; also ATRIUM_REGISTRY in the environment
  --help                this text, or that of one command

  ATRIUM_TOKEN          in the environment: the team's token for that registry
  ATRIUM_SIGNING_KEY    in the environment: file of the key releases are signed with; the data folder's when left out
  DATABASE_URL          postgres://… in the environment uses that database server`;

export const usage = (commands: Commands) => `atrium COMMAND …

${[...commands].map(([name, command]) => `  ${typed(name, command).padEnd(36)}${command.about}`).join('\n')}

${forAll}`;

export function usageOf(name: string, command: CliCommand): string {
  const own = command.options.map((option) => `  ${options[option]}`);
  return [`atrium ${typed(name, command)}: ${command.about}`, '', ...own, forAll].join('\n');
}

function typed(name: string, { parameters }: CliCommand): string {
  return [name, ...parameters].join(' ');
}
