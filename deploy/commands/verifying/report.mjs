import { writeFileSync } from 'node:fs';
import { writeApiPages } from './api-pages.mjs';
import { printContract, reportPath } from './contract-report.mjs';

/** Prints the contract and the catalogue of calls. */
export async function report() {
  writeFileSync(reportPath, await printContract());
  await writeApiPages();
}
