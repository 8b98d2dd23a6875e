export { LiveWordsSchema } from './live-words';
export { startLive } from './start-live';
