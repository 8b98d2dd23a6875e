import { stripVTControlCharacters } from 'node:util';
import { watchRemote, type RemoteBuilt } from '../watch-remote';
import { handOver, handOverProblem, takeBack } from './hand-over';

export interface Development {
  /** The folder of node_modules, absolute. */
  root: string;
  /** The remote's folder, absolute. */
  folder: string;
  /** Origin of the portal that runs on this machine, `http://localhost:5400`. */
  portal: string;
  /** The token of the portal on this machine, or one that may publish the remote. */
  token: string | undefined;
}

/** Builds a remote on each save and shows it in the open page of a portal, until the process ends. */
export async function developRemote({ root, folder, portal, token }: Development): Promise<void> {
  const place = { address: '', token };
  let shown = false;
  // uploads run in order, so that the newest build is the last
  let handing = Promise.resolve();
  const built = (outcome: RemoteBuilt) => {
    handing = handing.then(() => report(outcome)).catch((error: Error) => console.error(error.message));
  };
  const report = async (outcome: RemoteBuilt) => {
    if ('fault' in outcome) {
      const problem = stripVTControlCharacters(outcome.fault).replaceAll(`${root}/`, '');
      console.error(`\n${problem}\n\nThe last build that did stays.`);
      return handOverProblem(place, problem);
    }
    const portals = await handOver(place, outcome.folder);
    console.log(`${new Date().toTimeString().slice(0, 8)}  ${watched.remote} built in ${outcome.milliseconds} ms`);
    if (!shown) console.log(links(watched.remote, portals));
    shown = portals.length > 0;
  };

  const watched = await watchRemote({ root, folder, built });
  place.address = `${portal}/overrides/${watched.remote}`;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([takeBack(place), watched.stop()]).then(() => process.exit(0));
    });
}

function links(remote: string, portals: string[]): string {
  if (portals.length === 0)
    return `No merchant has ${remote} yet. The operator gives it to one: atrium remotes enable CODE ${remote}\n`;
  const pages = portals.map((portal) => `  ${portal}/?override=${remote}`);
  return ['', `Open it in a tab, which then shows each build of ${remote} as it comes:`, ...pages, ''].join('\n');
}
