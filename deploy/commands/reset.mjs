// npm run reset [-- --data FOLDER]: removes the demo data; the next start begins anew.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { reset } = await import('./resetting/reset.mjs');
  await reset(process.argv.slice(2));
});
