import { buildChanged } from '../building/build-changed.mjs';
import { buildable } from '../building/workspaces.mjs';
import { step } from '../running/steps.mjs';
import { projects } from '../testing/jest.mjs';
import {
  checkAgentBudget,
  checkGamesBudget,
  checkMemberBudget,
  checkPromotionBudget,
  checkScriptBudget,
} from './byte-budgets.mjs';
import { checkApiPages } from './api-pages.mjs';
import { checkContractReport } from './contract-report.mjs';
import { checkPageBudget } from './page-budget.mjs';
import { checkLockFile } from './lock-file.mjs';
import { withOwnGateway } from './own-gateway.mjs';
import { script } from './script.mjs';
import { checkSignInBudget } from './sign-in-budget.mjs';
import { checkUnitTests } from './unit-tests.mjs';

export async function verify() {
  await step('Lock file', checkLockFile);
  await step('Format', () => script('format:check'));
  await step('Lint', () => script('lint'));
  await step('Types', () => script('typecheck'));
  // before the tests, because some of them start the built server
  await buildChanged(buildable());
  for (const project of projects) await step(`Unit tests (${project})`, () => checkUnitTests(project));
  await step('Contract report', checkContractReport);
  await step('Pages of the calls', checkApiPages);
  await step('Dead code', () => script('deadcode'));
  await step('JavaScript before home content', checkScriptBudget);
  await step('JavaScript before the first games', checkGamesBudget);
  await step('JavaScript of the promotion page', checkPromotionBudget);
  await step('JavaScript of the member centre', checkMemberBudget);
  await step('JavaScript of the agent centre', checkAgentBudget);
  await withOwnGateway(async (port) => {
    await step('HTML of a page', () => checkPageBudget(port));
    await step('Sign-in code', () => checkSignInBudget(port));
  });
}
