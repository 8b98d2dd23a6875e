export { networkOf } from './network-of';
export { prefixOf } from './prefix-of';
export { readClient, type Client } from './read-client';
export { requestId } from './request-id';
export { resolveLocalhost } from './resolve-localhost';
export { TrustedProxies, TrustedProxiesUnusable } from './trusted-proxies';
