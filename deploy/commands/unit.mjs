// npm run unit [-- [browser|node] pattern … | Jest's options]: the unit tests, all or those whose path fits.
import { runNode } from './running/processes.mjs';
import { withPackages } from './installing/with-packages.mjs';
import { jest, projects } from './testing/jest.mjs';
import { withScratchFolder } from './testing/scratch-folder.mjs';

const [first, ...rest] = process.argv.slice(2);
const only = projects.filter((project) => project === first);

await withPackages(() =>
  withScratchFolder(async () => {
    for (const project of only.length > 0 ? only : projects) {
      const { args, environment } = jest(project, only.length > 0 ? rest : process.argv.slice(2));
      if ((await runNode(args, environment)) !== 0) process.exitCode = 1;
    }
  }),
);
