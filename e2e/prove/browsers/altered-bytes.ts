import type { EnginePage } from '../../support/engines/engine-page';
import type { Fault } from '../../support/fault-proxy';

const mark = 'alteredBytesRan';
const alter = (body: string) => `globalThis.${mark} = true;\n${body}`;

/** Prepends a statement to every script, which shows in the page if it runs. */
export const altered: Fault = { kind: 'change', change: alter };

/**
 * Alters only later responses: the loader's own check gets the genuine bytes, the browser's module loader gets others.
 * @param genuine number of responses left unaltered
 */
export function alteredAfter(genuine: number): { fault: Fault; responses(): number } {
  let count = 0;
  const change = (body: string) => ((count += 1) > genuine ? alter(body) : body);
  return { fault: { kind: 'change', change }, responses: () => count };
}

export function alteredBytesRan(page: EnginePage): Promise<boolean> {
  return page.call<boolean>('(name) => name in globalThis', [mark]);
}
