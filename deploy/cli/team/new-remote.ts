import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameProblem } from '../../commands/new/name-problem.mjs';
import { writeTemplate } from '../../commands/new/write-template.mjs';
import { StartRefused } from '../../server/start-refused';
import type { CliCommand } from '../commands/cli-command';
import { rangesAt } from './ranges-at';

/** Where no portal is named it is looked for where `npm start` has it. */
const usualPortal = 'http://localhost:5400';

/** Templates lie beside the packed program: the standard shape, then what a repository of its own has besides. */
const templates = ['template', 'template-team'].map((name) => fileURLToPath(new URL(name, import.meta.url)));

export const newRemote: CliCommand = {
  parameters: ['NAME'],
  about: 'write a remote in the standard shape into the folder NAME, a repository of its own',
  options: [],
  run: async ({ location: { registry = usualPortal }, args: [name = ''] }) => {
    const refusal = nameProblem(name, []);
    if (refusal) throw new StartRefused(refusal);
    const folder = resolve(name);
    if (existsSync(folder)) throw new StartRefused(`There is something at ${folder} already: choose another name.`);
    const portal = new URL(registry).origin;
    const ranges = await rangesAt(portal);
    writeTemplate(name, folder, { templates, values: { portal, ...ranges } });
    const text = `${folder} holds the remote ${name}. Next:\n\n  cd ${name}\n  npm install\n  npm test`;
    return { text, data: { name, folder, portal, readme: join(folder, 'README.md') } };
  },
};
