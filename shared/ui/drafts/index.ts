export { customerDrafts, eraseDrafts } from './customer-drafts';
export type { Drafts, DraftValues } from './draft-storage';
export { draftsOf } from './drafts';
export { withObjectStore } from './with-object-store';
