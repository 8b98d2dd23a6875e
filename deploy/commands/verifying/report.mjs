import { writeFileSync } from 'node:fs';
import { printContract, reportPath } from './contract-report.mjs';

export async function report() {
  writeFileSync(reportPath, await printContract());
}
