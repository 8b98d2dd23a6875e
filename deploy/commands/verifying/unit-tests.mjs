import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../running/steps.mjs';
import { runUnitTests } from '../testing/run-unit-tests.mjs';
import { withScratchFolder } from '../testing/scratch-folder.mjs';

/**
 * Runs one project of unit tests, unless it has already passed on this tree.
 * @param {typeof import('../testing/jest.mjs').projects[number]} project
 * @returns {Promise<string>} the number of tests, to be printed
 */
export function checkUnitTests(project) {
  return withScratchFolder(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atrium-unit-'));
    try {
      const { counts, repeated, output } = await runUnitTests(project, {
        path: join(folder, 'report.json'),
        silent: true,
      });
      if (counts.failed > 0) throw new CommandError(`${output.trim()}\n\nnpm run unit -- ${project} shows this alone.`);
      return `${counts.passed} passed${repeated ? ' before on this tree' : ''}`;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
