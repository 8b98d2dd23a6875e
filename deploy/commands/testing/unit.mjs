import { runNode } from '../running/processes.mjs';
import { jest, projects } from './jest.mjs';
import { withScratchFolder } from './scratch-folder.mjs';

/**
 * Runs the unit tests of one project, or of both.
 * @param {string[]} args optionally `browser` or `node`, then patterns of paths or options of Jest
 */
export async function unit(args) {
  const [first, ...rest] = args;
  const only = projects.filter((project) => project === first);
  await withScratchFolder(async () => {
    for (const project of only.length > 0 ? only : projects) {
      const { args: jestArgs, environment } = jest(project, only.length > 0 ? rest : args);
      if ((await runNode(jestArgs, environment)) !== 0) process.exitCode = 1;
    }
  });
}
