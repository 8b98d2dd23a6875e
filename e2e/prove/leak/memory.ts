import type { CDPSession } from 'playwright';

/** What a page holds after garbage collection. */
export interface Held {
  /** Bytes of the JavaScript heap. */
  heap: number;
  listeners: number;
  /** Nodes in documents, and detached nodes that are still referenced. */
  nodes: number;
}

/** Empties the browser's caches, collects garbage and reads what is left. */
export async function heldBy(devtools: CDPSession): Promise<Held> {
  await emptyCaches(devtools);
  // what a finalizer releases in one collection is freed by the next
  for (let collection = 0; collection < 3; collection += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}

/**
 * The browser keeps each SVG picture that it has drawn as a document with nodes and a heap of its own, for minutes
 * after its last use. Blink gives up such pictures when caching is switched off and when memory is short.
 */
async function emptyCaches(devtools: CDPSession): Promise<void> {
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
}
