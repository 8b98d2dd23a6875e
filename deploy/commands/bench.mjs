// npm run bench [-- options]: what federation costs, measured against the same sources as one application.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { bench } = await import('./benching/bench.mjs');
  await bench(process.argv.slice(2));
});
