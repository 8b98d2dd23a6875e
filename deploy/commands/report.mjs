// npm run report: prints the contract anew into shared/contract/report.md.
import { writeFileSync } from 'node:fs';
import { command } from './running/steps.mjs';
import { printContract, reportPath } from './verifying/contract-report.mjs';

await command(async () => writeFileSync(reportPath, await printContract()));
