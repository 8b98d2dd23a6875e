import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

export interface Program {
  /** The whole program in one file, including our own packages. */
  text: string;
  /** Names of the packages it imports. */
  imports: string[];
}

/** Bundles a program for Node with only the sources it uses, so that it requires no unnecessary package. */
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
    // the same bytes wherever the repository is
    absWorkingDir: dirname(entry),
    plugins: [onlyWhatIsUsed],
  });
  for (const { imports } of Object.values(metafile.outputs))
    for (const { path, external } of imports) if (external && !path.startsWith('node:')) used.add(packageOf(path));
  return { text: outputFiles[0]?.text ?? '', imports: [...used].sort() };
}

/** Our modules have no side effects on import, so that operators' code is left out of a team's program. */
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

/** `@swc/core/types` belongs to `@swc/core`, `valibot/dist` to `valibot`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
