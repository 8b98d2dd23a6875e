import { join } from 'node:path';
import { describedRemotes } from '../smoking/described-remotes.mjs';
import { root } from '../root.mjs';
import { npm } from '../running/npm.mjs';
import { CommandError, step } from '../running/steps.mjs';
import { addToPortal } from './add-to-portal.mjs';
import { nameProblem } from './name-problem.mjs';
import { writeTemplate } from './write-template.mjs';

/**
 * Writes a remote in the standard shape and makes it part of the repository and of the demonstration.
 * @param {string[]} args `remote`, then its name
 */
export async function makeNew([kind, name = '', ...rest]) {
  if (kind !== 'remote' || rest.length > 0)
    throw new CommandError('npm run new -- remote NAME, as in: npm run new -- remote promo');
  const refusal = nameProblem(
    name,
    (await describedRemotes()).map(({ descriptor }) => descriptor),
  );
  if (refusal) throw new CommandError(refusal);
  await step(`Write remote-${name}`, () => writeTemplate(name, join(root, `remote-${name}`)));
  await step('Add it to the workspaces and to the demo merchants', () => addToPortal(root, name));
  await step('Install', install);
  console.log(
    `\nnpm start shows it at /${name} and in the menu; where demo data is there already, after npm run reset, or once a\n` +
      `merchant has it: npm run atrium -- remotes enable aurora ${name}. Next: docs/guides/write-a-remote.md`,
  );
}

async function install() {
  const { code, output } = await npm(['install', '--prefer-offline', '--no-audit', '--no-fund']);
  if (code !== 0) throw new CommandError(`npm install failed:\n${output}`);
}
