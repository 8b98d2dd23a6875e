// npm run prove -- NAME [options]: a proof by repetition, printing its figures.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { prove } = await import('./proving/prove.mjs');
  await prove(process.argv.slice(2));
});
