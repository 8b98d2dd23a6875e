/**
 * @typedef {object} Command
 * @property {string} about one line for the list of commands
 * @property {boolean} [takesNoArguments] arguments are refused
 * @property {boolean} needsPackages the packages are installed before the command is loaded
 * @property {() => Promise<(args: string[]) => unknown>} load imports the command; its modules may need packages
 */

/**
 * The commands of the repository by name: each is an npm script of the same name.
 * @type {Record<string, Command>}
 */
export const commandTable = {
  start: {
    about: '[options]: runs the whole portal, from a fresh clone; --help lists the options',
    // it installs the packages itself, after it has checked the port and the disk
    needsPackages: false,
    load: async () => (await import('./starting/start.mjs')).start,
  },
  test: {
    about: '[--on-newer-node]: runs every test; the reports go to reports/',
    needsPackages: true,
    load: async () => (await import('./testing/test.mjs')).test,
  },
  verify: {
    about: 'checks a change: format, lint, types, builds, unit tests, reports, dead code, budgets',
    takesNoArguments: true,
    needsPackages: true,
    load: async () => (await import('./verifying/verify.mjs')).verify,
  },
  prove: {
    about: 'NAME [options]: runs a proof and prints its figures; without NAME: lists the proofs',
    needsPackages: true,
    load: async () => (await import('./proving/prove.mjs')).prove,
  },
  mutate: {
    about: 'PATH … [options]: changes the source in small ways and lists the changes that no test notices',
    needsPackages: true,
    load: async () => (await import('./mutating/mutate.mjs')).mutate,
  },
  bench: {
    about: '[options]: measures what federation costs against the same sources as one application',
    needsPackages: true,
    load: async () => (await import('./benching/bench.mjs')).bench,
  },
  screens: {
    about: '[options]: makes contact sheets of every screen in all looks and two widths',
    needsPackages: true,
    load: async () => (await import('./proving/screens.mjs')).screens,
  },
  smoke: {
    about: '[--open [--port N]]: checks the host alone, with a stub of every remote',
    needsPackages: true,
    load: async () => (await import('./smoking/smoke.mjs')).smoke,
  },
  dev: {
    about: 'REMOTE [options]: builds one remote on each save and shows it in an open page; --help lists the options',
    needsPackages: true,
    load: async () => (await import('./developing/dev.mjs')).dev,
  },
  new: {
    about: 'remote NAME: creates a remote in the standard shape, which the next npm start shows',
    needsPackages: true,
    load: async () => (await import('./new/new.mjs')).createRemote,
  },
  reset: {
    about: '[--data FOLDER]: removes the demo data; the next start creates it again',
    needsPackages: true,
    load: async () => (await import('./resetting/reset.mjs')).reset,
  },
  atrium: {
    about: "COMMAND [options]: the operator's command line",
    needsPackages: true,
    load: async () => (await import('./cli/atrium.mjs')).atrium,
  },
  build: {
    about: '[--force] [WORKSPACE …]: builds what has changed, or the named workspaces',
    needsPackages: true,
    load: async () => (await import('./building/build.mjs')).build,
  },
  unit: {
    about: '[browser|node] [PATTERN …]: runs the unit tests, all or those with a matching path',
    needsPackages: true,
    load: async () => (await import('./testing/unit.mjs')).unit,
  },
  typecheck: {
    about: 'checks the types of every workspace, once for pages and once for servers',
    takesNoArguments: true,
    needsPackages: true,
    load: async () => (await import('./verifying/typecheck.mjs')).typecheck,
  },
  report: {
    about: 'prints the contract into shared/contract/report.md and the calls into docs/api',
    takesNoArguments: true,
    needsPackages: true,
    load: async () => (await import('./verifying/report.mjs')).report,
  },
};
