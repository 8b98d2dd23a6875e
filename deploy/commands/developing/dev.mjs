import { stripVTControlCharacters } from 'node:util';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { handOver, handOverProblem, takeBack } from './hand-over.mjs';
import { devOptions } from './options.mjs';
import { runningPortal } from './running-portal.mjs';

/** @param {string[]} args */
export async function dev(args) {
  const options = devOptions(args);
  if ('help' in options) return console.log(options.help);
  const portal = await runningPortal(options);
  const { watchRemote } = await loadTypeScript(root, join(root, 'shared/bundling/index.ts'));

  let address = '';
  let shown = false;
  // one hand-over after the other, so that the newest build is the last
  let handing = Promise.resolve();
  /** @param {any} outcome */
  const built = (outcome) => {
    handing = handing.then(() => tell(outcome)).catch((error) => console.error(error.message));
  };
  /** @param {{ folder: string, milliseconds: number } | { fault: string }} outcome */
  const tell = async (outcome) => {
    if ('fault' in outcome) {
      const problem = stripVTControlCharacters(outcome.fault).replaceAll(`${root}/`, '');
      console.error(`\n${problem}\n\nThe last build that did stays.`);
      return handOverProblem(address, problem);
    }
    const sites = await handOver(address, outcome.folder);
    console.log(`${new Date().toTimeString().slice(0, 8)}  ${watched.remote} built in ${outcome.milliseconds} ms`);
    if (!shown) console.log(links(portal, watched.remote, sites));
    shown = true;
  };

  const watched = await watchRemote({ root, folder: options.folder, built });
  address = `${portal}/overrides/${watched.remote}`;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void Promise.all([takeBack(address), watched.stop()]).then(() => process.exit(0));
    });
}

/**
 * @param {string} portal
 * @param {string} remote
 * @param {string[]} sites
 */
function links(portal, remote, sites) {
  const { port } = new URL(portal);
  const pages = sites.map((site) => `  http://${site}.atrium.localhost:${port}/?override=${remote}`);
  return ['', `Open it in a tab, which then shows each build of ${remote} as it comes:`, ...pages, ''].join('\n');
}
