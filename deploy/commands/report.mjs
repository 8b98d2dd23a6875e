// npm run report: prints the contract anew into shared/contract/report.md, and the calls into docs/api.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { report } = await import('./verifying/report.mjs');
  await report();
});
