/**
 * For esbuild: bundles the repository's own TypeScript packages, and leaves all others to node_modules. An installed
 * package of ours is compiled, and counts as one of the others.
 * @type {import('esbuild').Plugin}
 */
export const workspacePackagesOnly = {
  name: 'workspace-packages-only',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === asked) return undefined;
      if (!path.startsWith('@atrium/')) return { path, external: true };
      const found = await resolve(path, { kind, resolveDir, pluginData: asked });
      return found.path.includes('/node_modules/') ? { path, external: true } : found;
    });
  },
};

const asked = 'already asked for';
