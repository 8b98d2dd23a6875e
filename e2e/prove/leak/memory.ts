import type { CDPSession } from 'playwright';

/** What a page holds after garbage collection. */
export interface Held {
  /** Bytes of the JavaScript heap. */
  heap: number;
  listeners: number;
  /** Nodes in documents, and detached nodes that are still referenced. */
  nodes: number;
}

/** Collects garbage and reads what is left. */
export async function heldBy(devtools: CDPSession): Promise<Held> {
  // what a finalizer releases in one collection is freed by the next
  for (let collection = 0; collection < 3; collection += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}
