import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameProblem } from '../../commands/new/name-problem.mjs';
import { writeTemplate } from '../../commands/new/write-template.mjs';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from '../commands/cli-command';
import { rangesAt } from './ranges-at';

/** The default portal: where `npm start` serves it. */
const defaultPortal = 'http://localhost:5400';

/** Templates beside the packed program: the standard shape, then the additions of a team's repository. */
const templates = ['template', 'template-team'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

export const newRemote: CliCommand = {
  parameters: ['NAME'],
  about: 'create a repository with a remote in the standard shape, in the folder NAME',
  options: [],
  run: async ({ location: { registry = defaultPortal }, args: [name = ''] }) => {
    const problem = nameProblem(name, []);
    if (problem) throw new StartRefused(problem);
    const folder = resolve(name);
    if (existsSync(folder)) throw new StartRefused(`${folder} already exists: choose another name.`);
    const portal = new URL(registry).origin;
    const ranges = await rangesAt(portal);
    writeTemplate(name, folder, { templates, values: { portal, ...ranges } });
    const text = `Created the remote ${name} in ${folder}. Next:\n\n  cd ${name}\n  npm install\n  npm test`;
    return { text, data: { name, folder, portal, readme: join(folder, 'README.md') } };
  },
};
