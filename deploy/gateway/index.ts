export { gateway } from './gateway';
export { createApp } from './create-app';
export { isForOperators } from './hosts/is-for-operators';
export { listenForOperators } from './hosts/operations-listener';
export { readPackedPackages } from './packages/packed-package';
