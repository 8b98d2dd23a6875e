// npm run build [-- [--force] [workspace …]]: builds what changed, or the workspaces named.
import { withPackages } from './installing/with-packages.mjs';

await withPackages(async () => {
  const { build } = await import('./building/build.mjs');
  await build(process.argv.slice(2));
});
