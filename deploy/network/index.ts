export { networkOf } from './network-of';
export { prefixOf } from './prefix-of';
