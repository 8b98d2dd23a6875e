import type { CDPSession } from 'playwright';

/** What a page holds on to once all that nobody refers to is gone. */
export interface Held {
  /** Bytes of the JavaScript heap. */
  heap: number;
  listeners: number;
  /** Nodes of documents and those cut off from them that something still refers to. */
  nodes: number;
}

/** Collects what nobody refers to and reads what is left. */
export async function heldBy(devtools: CDPSession): Promise<Held> {
  // what a finalizer lets go in one collection is found by the next
  for (let collection = 0; collection < 3; collection += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}
