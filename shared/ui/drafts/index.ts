export { customerDrafts, eraseDrafts } from './customer-drafts';
export type { DraftValues } from './draft-storage';
export { draftsOf } from './drafts';
export { keptKeys } from './kept-keys';
export { useDraft, useDrafts, useKeptDraft, type KeptForm } from './use-draft';
export { withObjectStore } from './with-object-store';
