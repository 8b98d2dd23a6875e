// npm test [-- --on-newer-node]: every test, from a fresh clone. Reports go to reports/.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { test } = await import('./testing/test.mjs');
  await test(process.argv.slice(2));
});
