export { gateway } from './gateway';
export { createApp } from './create-app';
