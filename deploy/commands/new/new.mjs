import { join } from 'node:path';
import { describedRemotes } from '../smoking/described-remotes.mjs';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError, step } from '../running/steps.mjs';
import { addToPortal } from './add-to-portal.mjs';
import { nameProblem } from './name-problem.mjs';
import { writeTemplate } from './write-template.mjs';

/**
 * Writes a remote in the standard shape and adds it to the workspaces and the demo merchants.
 * @param {string[]} args `remote`, then its name
 */
export async function createRemote([kind, name = '', ...rest]) {
  if (kind !== 'remote' || rest.length > 0)
    throw new CommandError('npm run new -- remote NAME, as in: npm run new -- remote promo');
  const problem = nameProblem(
    name,
    (await describedRemotes()).map(({ descriptor }) => descriptor),
  );
  if (problem) throw new CommandError(problem);
  await step(`Write remote-${name}`, () => writeTemplate(name, join(root, `remote-${name}`)));
  await step('Add it to the workspaces and to the demo merchants', () => addToPortal(root, name));
  await step('Install', install);
  console.log(
    `\nnpm start shows it at /${name} and in the menu. With existing demo data, run npm run reset first, or enable it for\n` +
      `a merchant: npm run atrium -- remotes enable aurora ${name}. Next: docs/guides/write-a-remote.md`,
  );
}

async function install() {
  const { code, output } = await npm(['install', '--prefer-offline', '--no-audit', '--no-fund']);
  if (code !== 0) throw new CommandError(`npm install failed:\n${output}`);
}
