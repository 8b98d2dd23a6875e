import { parseArgs } from 'node:util';

const usage = `atrium-bundling COMMAND [options], in the folder of a remote

  build            builds it into dist/, to be checked and published
  dev              builds it on each save and shows it in the open page of a portal on this machine

  --portal URL     the portal; also ATRIUM_REGISTRY in the environment; http://localhost:5400 when left out
                   ATRIUM_TOKEN in the environment, which may publish the remote, lets builds in
  --help           this text`;

export type BundlingCommand = { print: string } | { command: 'build' } | { command: 'dev'; portal: string };

/** Reads the command line of a team that builds its remote in its own repository. @throws with the usage */
export function bundlingCommand(args: string[], environment: NodeJS.ProcessEnv): BundlingCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { portal: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return { print: usage };
  const [command, ...more] = positionals;
  if (more.length > 0 || (command !== 'build' && command !== 'dev')) throw new Error(usage);
  if (command === 'build') return { command };
  const portal = values.portal ?? environment['ATRIUM_REGISTRY'] ?? 'http://localhost:5400';
  if (!URL.canParse(portal))
    throw new Error(`--portal takes an address such as http://localhost:5400, not "${portal}".`);
  return { command, portal: new URL(portal).origin };
}
