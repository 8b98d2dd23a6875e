export { buildApplication } from './build-application';
export { bundleServices } from './services/bundle-services.mjs';
export { sharedModules, type SharedModule } from './shared-modules';
