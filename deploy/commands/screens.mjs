// npm run screens [-- options]: contact sheets of every screen, in all looks and two widths.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { screens } = await import('./proving/screens.mjs');
  await screens(process.argv.slice(2));
});
