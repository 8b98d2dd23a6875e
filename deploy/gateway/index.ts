export { gateway } from './gateway';
export { createApp } from './create-app';
export type { GatewayOptions } from './options';
export { resolveLocalhost } from './hosts/resolve-localhost';
