import { configure } from 'mobx';

/** Traces that our libraries leave in the page during evaluation, besides those of the page's own copies. */
const page = globalThis as { __mobxInstanceCount?: number; __mobxGlobals?: unknown; __reactRouterVersion?: string };
const routerOfThePage = page.__reactRouterVersion;
const listeners: Parameters<typeof globalThis.addEventListener>[] = [];

configure({ isolateGlobalState: true });
if (page.__mobxInstanceCount === 0) {
  delete page.__mobxInstanceCount;
  delete page.__mobxGlobals;
}

// axios listens for messages to itself, for progress that is never used here
globalThis.addEventListener = (...listener: (typeof listeners)[number]) => {
  listeners.push(listener);
  EventTarget.prototype.addEventListener.apply(globalThis, listener);
};

/** Must be called after all our code is evaluated. */
export function removeTraces(): void {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  for (const [type, listener, options] of listeners) globalThis.removeEventListener(type, listener, options);
  if (routerOfThePage === undefined) delete page.__reactRouterVersion;
  else page.__reactRouterVersion = routerOfThePage;
}
