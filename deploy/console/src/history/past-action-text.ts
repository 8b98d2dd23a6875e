const texts: Record<string, string> = {
  publish: 'published',
  promote: 'given to everybody',
  canary: 'canary started',
  'stop-canary': 'canary ended',
  rollback: 'rolled back',
  'automatic-rollback': 'rolled back automatically',
  'no-rollback': 'fails, with nothing to roll back to',
  restore: 'restored after an automatic rollback',
  // of earlier versions
  'step-back': 'rolled back automatically',
  'no-way-back': 'fails, with nothing to roll back to',
  pin: 'pinned',
  unpin: 'pins released',
  lock: 'locked',
  unlock: 'unlocked',
};

/** What was done, as one says it; what is not known here stands as the registry calls it. */
export function pastActionText(action: string): string {
  return texts[action] ?? action;
}
