export { gateway } from './gateway';
export { createApp } from './create-app';
export { readPacked } from './packages/packed';
