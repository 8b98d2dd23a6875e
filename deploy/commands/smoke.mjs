// npm run smoke [-- --open [--port N]]: the host alone, on stubs of every remote.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { smoke } = await import('./smoking/smoke.mjs');
  await smoke(process.argv.slice(2));
});
