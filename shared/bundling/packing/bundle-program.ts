import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface Program {
  /** The whole program in one file, our own packages in it. */
  text: string;
  /** Packages it imports, by name. */
  imports: string[];
}

/** Bundles a program for Node with what it really uses of our sources, so that it asks for no package it does not need. */
export async function bundleProgram(entry: string): Promise<Program> {
  const used = new Set<string>();
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    // the same bytes wherever the repository lies
    absWorkingDir: dirname(entry),
    plugins: [onlyWhatIsUsed],
  });
  for (const { imports } of Object.values(metafile.outputs))
    for (const { path, external } of imports) if (external && !path.startsWith('node:')) used.add(packageOf(path));
  return { text: outputFiles[0]?.text ?? '', imports: [...used].sort() };
}

/** No module of ours does anything by being imported, so that what only operators need stays out of a team's program. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /.*/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === asked) return undefined;
      if (/^[^./]/.test(path) && !path.startsWith('@atrium/')) return { path, external: true, sideEffects: false };
      return { ...(await resolve(path, { kind, resolveDir, pluginData: asked })), sideEffects: false };
    });
  },
};

const asked = 'already asked for';

/** `@swc/core/types` is of `@swc/core`, `valibot/dist` of `valibot`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
