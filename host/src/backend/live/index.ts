export { LiveWordsSchema } from './live-words';
export { siteChanged } from './site-changed';
export { startLive } from './start-live';
