// npm run prove -- NAME [options]: runs a proof by repetition and prints its figures. Without NAME: lists the proofs.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { prove } = await import('./proving/prove.mjs');
  await prove(process.argv.slice(2));
});
