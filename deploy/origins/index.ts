export { localPatterns } from './local-patterns';
export { Origins } from './origins';
export { portalSources } from './portal-sources';
export { readOrigins, OriginsUnusable } from './read-origins';
