// npm run report: prints the contract anew into shared/contract/report.md.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { report } = await import('./verifying/report.mjs');
  await report();
});
