const { createRequire } = require('node:module');

/** Loads from the jsdom of Jest's environment: another version may be installed beside it. Its own files lack types. */
module.exports = { requireJsdom: createRequire(require.resolve('jest-environment-jsdom')) };
