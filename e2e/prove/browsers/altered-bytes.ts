import type { EnginePage } from '../../support/engines/engine-page';
import type { Fault } from '../../support/line';

const mark = 'alteredBytesRan';
const alter = (body: string) => `globalThis.${mark} = true;\n${body}`;

/** Every answer is a script that is not the release's, and tells when it runs. */
export const altering: Fault = { kind: 'change', change: alter };

/** The first answers are true: the loader finds nothing wrong, and the browser gets other bytes than the loader. */
export function alteredAfter(truths: number): { fault: Fault; counted(): number } {
  let count = 0;
  const change = (body: string) => ((count += 1) > truths ? alter(body) : body);
  return { fault: { kind: 'change', change }, counted: () => count };
}

export function alteredBytesRan(page: EnginePage): Promise<boolean> {
  return page.call<boolean>('(name) => name in globalThis', [mark]);
}
