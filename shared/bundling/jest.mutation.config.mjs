import config from './jest.config.mjs';

const [project] = config.projects;

/** Milliseconds after which a test of a changed source hangs. */
const testTimeout = 20_000;

/** The one project that ATRIUM_TESTS selects, in the flat form that StrykerJS reads. */
export default { ...project, testTimeout };
