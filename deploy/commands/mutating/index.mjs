export { mutatedFiles } from './mutated-files.mjs';
export { describeMutant, scoreOf } from './print-results.mjs';
export { isKilled } from './read-results.mjs';
export { runMutants } from './run-mutants.mjs';
