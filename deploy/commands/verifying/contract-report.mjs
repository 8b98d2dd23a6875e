import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from '@atrium/bundling/load-typescript';
import { root } from '../root.mjs';
import { CommandError } from '../running/steps.mjs';

const contract = join(root, 'shared/contract');

export const reportPath = join(contract, 'report.md');

/** @returns {Promise<string>} the contract's printed form, Markdown */
export async function printContract() {
  const { contractReport } = await loadTypeScript(root, join(root, 'shared/bundling/contract-report.ts'));
  return contractReport(contract);
}

/** Fails when the contract has changed and its printed form has not: reviewers read the printed form. */
export async function checkContractReport() {
  if ((await printContract()) === readFileSync(reportPath, 'utf8')) return;
  throw new CommandError('shared/contract/report.md is out of date. Run npm run report and read the difference.');
}
