const words: Record<string, string> = {
  publish: 'published',
  promote: 'given to everybody',
  canary: 'trial started',
  'stop-canary': 'trial ended',
  rollback: 'rolled back',
  'step-back': 'stepped back by itself',
  'no-way-back': 'fails, with nothing to step back to',
  pin: 'pinned',
  unpin: 'pins released',
  lock: 'locked',
  unlock: 'unlocked',
};

/** What was done, as one says it; what is not known here stands as the registry calls it. */
export function doneWord(action: string): string {
  return words[action] ?? action;
}
