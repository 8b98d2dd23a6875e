// npm run verify: the one truth about a change. Each step is timed; the first that fails ends it, with its own words.
import { buildChanged } from './building/build-changed.mjs';
import { buildable } from './building/workspaces.mjs';
import { command, step } from './running/steps.mjs';
import { checkScriptBudget } from './verifying/byte-budgets.mjs';
import { checkContractReport } from './verifying/contract-report.mjs';
import { checkPageBudget } from './verifying/page-budget.mjs';
import { checkLockFile } from './verifying/lock-file.mjs';
import { script } from './verifying/script.mjs';

await command(async () => {
  await step('Lock file', checkLockFile);
  await step('Format', () => script('format:check'));
  await step('Lint', () => script('lint'));
  await step('Types', () => script('typecheck'));
  await step('Unit tests', () => script('unit', ['--silent']));
  await buildChanged(buildable());
  await step('Contract report', checkContractReport);
  await step('Dead code', () => script('deadcode'));
  await step('JavaScript before home content', checkScriptBudget);
  await step('HTML of a page', checkPageBudget);
});
