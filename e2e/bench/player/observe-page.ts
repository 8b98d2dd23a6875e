/** What a page has counted since it began, or since it was last read. */
export interface Observed {
  /** Milliseconds of each task of 50 ms and more. */
  longTasks: number[];
  /** Milliseconds from each click or key to the next frame, in steps of 8 ms; those below 16 ms are left out. */
  interactions: number[];
  /** Updates of the page by React. */
  commits: number;
  /** Components that React called in these updates. */
  renders: number;
}

/** The part of a fiber of React that its developer tools read too. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    /** Reads what was observed, and starts again. */
    readObserved(): Observed;
  }
}

/**
 * Runs before a page's scripts, and observes it from its beginning. React reports its updates to the hook that its
 * developer tools use, in builds for production too; a component that was called in an update has the flag 1 there.
 */
export function observePage(): void {
  const called = 1;
  // functions, classes, forwarded references, and both kinds of memo
  const components = new Set([0, 1, 11, 14, 15]);
  let observed: Observed = { longTasks: [], interactions: [], commits: 0, renders: 0 };

  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.longTasks.push(duration);
  });
  tasks.observe({ type: 'longtask', buffered: true });

  const byInteraction = new Map<number, number>();
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0)
        byInteraction.set(entry.interactionId, Math.max(entry.duration, byInteraction.get(entry.interactionId) ?? 0));
  });
  events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  function countRenders(fiber: Fiber): void {
    const { tag, flags, alternate, child } = fiber;
    if (components.has(tag) && (flags & called) !== 0) observed.renders += 1;
    // the same child as before the update: React did not enter this part
    if (child === alternate?.child) return;
    for (let part = child; part; part = part.sibling) countRenders(part);
  }

  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
        observed.commits += 1;
        countRenders(current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
    readObserved: () => {
      const read = { ...observed, interactions: [...byInteraction.values()] };
      observed = { longTasks: [], interactions: [], commits: 0, renders: 0 };
      byInteraction.clear();
      return read;
    },
  });
}
