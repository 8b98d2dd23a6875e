// npm run verify: the one truth about a change. Each step is timed; the first that fails ends it, with its own words.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { verify } = await import('./verifying/verify.mjs');
  await verify();
});
