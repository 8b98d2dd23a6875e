const texts: Record<string, string> = {
  publish: 'published',
  promote: 'promoted',
  canary: 'canary started',
  'stop-canary': 'canary ended',
  rollback: 'rolled back',
  'automatic-rollback': 'rolled back automatically',
  'no-rollback': 'is failing, with no release to roll back to',
  restore: 'restored after an automatic rollback',
  pin: 'pinned',
  unpin: 'pins removed',
  lock: 'locked',
  unlock: 'unlocked',
};

/** Describes a past action; unknown actions keep the registry's name. */
export function pastActionText(action: string): string {
  return texts[action] ?? action;
}
