export { watchCovering } from './watch-covering';
