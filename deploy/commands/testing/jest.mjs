/** Jest's two projects. They run one after the other, because only one of them may have native modules. */
export const projects = /** @type {const} */ (['browser', 'node']);

/**
 * Arguments and environment to run one project of Jest with this Node.
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
      // a test that fails during its setup leaves its database open, which must not block the end of the run
      '--forceExit',
      ...options,
    ],
    environment: { ATRIUM_TESTS: project, NODE_ENV: 'test' },
  };
}
