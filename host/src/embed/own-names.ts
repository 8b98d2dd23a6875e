import { configure } from 'mobx';

/** Names that libraries of ours put into the page, beside those of the page's own copies of them. */
const page = globalThis as { __mobxInstanceCount?: number; __mobxGlobals?: unknown; __reactRouterVersion?: string };
const routerOfThePage = page.__reactRouterVersion;

configure({ isolateGlobalState: true });
if (page.__mobxInstanceCount === 0) {
  delete page.__mobxInstanceCount;
  delete page.__mobxGlobals;
}

/** To be called once all of ours is evaluated. */
export function takeNamesBack(): void {
  if (routerOfThePage === undefined) delete page.__reactRouterVersion;
  else page.__reactRouterVersion = routerOfThePage;
}
