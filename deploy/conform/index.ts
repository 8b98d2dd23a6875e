export { conform } from './conform';
export { NoBackEnd } from './no-back-end';
export { printOutcomes } from './report/print-outcomes';
export { readTarget, type Target } from './target';
