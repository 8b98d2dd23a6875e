export { LiveMessageSchema } from './live-message';
export { siteChanged } from './site-changed';
export { startLive } from './start-live';
