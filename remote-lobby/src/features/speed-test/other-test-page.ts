import type { Resource } from '@atrium/contract';

/**
 * The merchant's own page for the speed test, by its `SpeedTest` resource; undefined when this page is it. Addresses of
 * the back end are no pages.
 */
export function otherTestPage(
  resources: readonly Resource[],
  { href, origin, pathname }: Pick<URL, 'href' | 'origin' | 'pathname'>,
): string | undefined {
  const url = resources.find(({ type, url: set }) => type === 'SpeedTest' && set)?.url;
  if (url === undefined || !URL.canParse(url, href)) return undefined;
  const page = new URL(url, href);
  if (!/^https?:$/.test(page.protocol)) return undefined;
  if (page.origin === origin && (page.pathname === pathname || /^\/(wps|lgw|res)\//.test(page.pathname)))
    return undefined;
  return page.href;
}
