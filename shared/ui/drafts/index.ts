export { customerDrafts } from './customer-drafts';
export { draftsOf, type Drafts, type DraftValues } from './drafts';
export { withObjectStore } from './with-object-store';
