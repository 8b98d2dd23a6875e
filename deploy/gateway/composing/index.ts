export { composeForSites, composeRemote, compositionAt, type SharedComposition } from './compose';
export { matchPlace } from './match-place';
export { integrityPolicy } from './integrity-policy';
export { pageFiles } from './page-files';
export { policyHeaders } from './policy';
export { renderPage } from './render-page';
export { pageLanguage } from './page-language';
export type { PageMerchant } from './page-merchant';
