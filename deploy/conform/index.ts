export { conform } from './conform';
export { printOutcomes } from './report/print-outcomes';
export { readTarget, type Target } from './target';
