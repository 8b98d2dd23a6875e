import { writeFileSync } from 'node:fs';
import { writeApiPages } from './api-pages.mjs';
import { printContract, reportPath } from './contract-report.mjs';

export async function report() {
  writeFileSync(reportPath, await printContract());
  await writeApiPages();
}
