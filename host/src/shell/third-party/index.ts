export { loadThirdParty } from './load-third-party';
