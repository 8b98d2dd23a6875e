// npm run new -- remote NAME: a remote in the standard shape, shown by the next npm start.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { makeNew } = await import('./new/new.mjs');
  await makeNew(process.argv.slice(2));
});
