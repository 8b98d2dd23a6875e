export { compose, type ComposeRequest } from './compose';
export { matchPlace, type PlaceMatch } from './match-place';
export { pageFiles, type PageFiles } from './page-files';
export { policyHeaders, type PolicyRequest } from './policy';
export { renderPage, type PageRequest } from './render-page';
export { languageTag, pageLanguage } from './language-tag';
export type { PageMerchant } from './page-merchant';
