export { networkOf } from './network-of';
export { prefixOf } from './prefix-of';
export { readClient } from './read-client';
export { TrustedProxies, TrustedProxiesUnusable } from './trusted-proxies';
