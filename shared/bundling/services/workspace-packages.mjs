/**
 * For esbuild: bundles the repository's own packages, which are TypeScript, and leaves all others to node_modules.
 * @type {import('esbuild').Plugin}
 */
export const workspacePackagesOnly = {
  name: 'workspace-packages-only',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@atrium/')) return undefined;
      return { path, external: true };
    });
  },
};
