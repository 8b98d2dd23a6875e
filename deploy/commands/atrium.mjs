// npm run atrium -- …: the operator's command line.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { atrium } = await import('./operating/atrium.mjs');
  await atrium(process.argv.slice(2));
});
