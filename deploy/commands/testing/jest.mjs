/** Jest's two projects: they run one after the other, since only one of them may have native modules. */
export const projects = /** @type {const} */ (['browser', 'node']);

/**
 * Arguments and environment that run one project of Jest with this Node.
 * @param {typeof projects[number]} project
 * @param {string[]} options Jest's own: patterns, `--json` and so on
 */
export function jest(project, options) {
  const modules = project === 'node' ? ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'] : [];
  return {
    args: [
      ...modules,
      'node_modules/jest/bin/jest.js',
      '--config',
      'shared/bundling/jest.config.mjs',
      '--passWithNoTests',
      // a test that fails while setting up leaves its database open: the run ends all the same
      '--forceExit',
      ...options,
    ],
    environment: { ATRIUM_TESTS: project, NODE_ENV: 'test' },
  };
}
