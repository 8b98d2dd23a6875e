import { configure } from 'mobx';

/** What libraries of ours put into the page while they are evaluated, beside what the page's own copies of them have. */
const page = globalThis as { __mobxInstanceCount?: number; __mobxGlobals?: unknown; __reactRouterVersion?: string };
const routerOfThePage = page.__reactRouterVersion;
const listeners: Parameters<typeof globalThis.addEventListener>[] = [];

configure({ isolateGlobalState: true });
if (page.__mobxInstanceCount === 0) {
  delete page.__mobxInstanceCount;
  delete page.__mobxGlobals;
}

// axios listens for messages to itself, for progress that is never asked for here
globalThis.addEventListener = (...listener: (typeof listeners)[number]) => {
  listeners.push(listener);
  EventTarget.prototype.addEventListener.apply(globalThis, listener);
};

/** To be called once all of ours is evaluated. */
export function removeTraces(): void {
  Reflect.deleteProperty(globalThis, 'addEventListener');
  for (const [type, listener, options] of listeners) globalThis.removeEventListener(type, listener, options);
  if (routerOfThePage === undefined) delete page.__reactRouterVersion;
  else page.__reactRouterVersion = routerOfThePage;
}
