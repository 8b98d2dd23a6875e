import config from './jest.config.mjs';

const { projects, testTimeout } = config;

/** The one project that ATRIUM_TESTS selects, in the flat form that StrykerJS reads. */
export default { ...projects[0], testTimeout };
