/** Locks of one browser in memory: any number of shared holders, or one alone, in the order of the requests. */
export function fakeLocks(): LockManager {
  const held: LockMode[] = [];
  const waiting: { mode: LockMode; start: () => void }[] = [];
  const startNext = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (held.length > 0 && (next.mode === 'exclusive' || held.includes('exclusive'))) return;
      waiting.shift();
      held.push(next.mode);
      next.start();
    }
  };
  const request = async (_name: string, { mode = 'exclusive' }: LockOptions, work: () => Promise<unknown>) => {
    await new Promise<void>((start) => {
      waiting.push({ mode, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      held.splice(held.indexOf(mode), 1);
      startNext();
    }
  };
  return { request } as unknown as LockManager;
}
