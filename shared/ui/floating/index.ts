export { isInUse } from './is-in-use';
export { watchCovering } from './watch-covering';
