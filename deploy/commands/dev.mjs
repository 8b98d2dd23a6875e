// npm run dev -- REMOTE [options]: builds one remote on each save and shows it in an open page. `--help` lists the options.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { dev } = await import('./developing/dev.mjs');
  await dev(process.argv.slice(2));
});
