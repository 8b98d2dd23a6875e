export { localPatterns } from './local-patterns';
export { Origins, type NamedOrigin, type OriginPatterns } from './origins';
export { portalSources } from './portal-sources';
export { readOrigins, OriginsUnusable } from './read-origins';
