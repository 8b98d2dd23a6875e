export { networkOf } from './network-of';
