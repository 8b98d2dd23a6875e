import type { NavItemChild } from '@atrium/contract';
import { isOwnPath } from '../../page/own-path';
import type { Intent } from '../places/intents';
import { home } from '../places/well-known';
import type { DrawnNavItem } from './drawn-nav-item';
import { readNavItemChildren } from './nav-item-children';
import { targetOf, type NavItemServices } from './nav-item-target';

type Target = Pick<DrawnNavItem, 'place' | 'href' | 'tab' | 'follow'>;

/**
 * The children that a source command returned, without those that lead nowhere on this page.
 * @throws when the answer is not a list.
 */
export function drawChildren(answer: unknown, key: string, services: NavItemServices): DrawnNavItem[] {
  return draw(readNavItemChildren(answer), key, services);
}

function draw(children: NavItemChild[], parent: string, services: NavItemServices): DrawnNavItem[] {
  return children.flatMap((child) => {
    const { id, title, subtitle, note, mark } = child;
    const key = `${parent}/${id}`;
    const target = withNeeds(child, targetOf(child, services) ?? addressTarget(child, services), services);
    const nested = draw(child.children ?? [], key, services);
    if (!target && nested.length === 0) return [];
    return [{ key, title, subtitle, note, mark, ...target, ...(nested.length > 0 && { children: nested }) }];
  });
}

/** A place of this portal by its address, or a web address. */
function addressTarget({ address, sameTab }: NavItemChild, services: NavItemServices): Target | undefined {
  if (address === undefined) return undefined;
  const { places, navigator } = services;
  const url = isOwnPath(address) ? new URL(address, window.location.origin) : webAddress(address);
  if (!url) return undefined;
  if (url.origin !== window.location.origin) {
    const tab = sameTab ? 'same' : 'new';
    return { href: url.href, tab, follow: () => openWeb(url.href, tab) };
  }
  const found = places.at(url);
  if (!found || !places.exists(found)) return undefined;
  const { place, params } = found;
  return {
    place: place.name,
    href: url.pathname + url.search + url.hash,
    follow: () => void navigator.open(place.name, params),
  };
}

function webAddress(address: string): URL | undefined {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  // a page on https opens no plain http
  return url?.protocol === 'http:' && window.location.protocol === 'https:' ? undefined : url;
}

function openWeb(href: string, tab: 'same' | 'new'): void {
  const opened = tab === 'new' ? window.open('about:blank', '_blank') : null;
  // a browser may block the tab after a sign-in in between
  if (!opened) return window.location.assign(href);
  opened.opener = null;
  opened.location.replace(href);
}

/** Checks the needs of a child before it is followed; the request is resumed after a sign-in. */
function withNeeds(
  { needs, to, run }: NavItemChild,
  target: Target | undefined,
  { satisfy }: NavItemServices,
): Target | undefined {
  if (!target || !needs?.length) return target;
  const intent: Intent = run
    ? { run: run.command, ...(run.request && { request: run.request }) }
    : { open: to?.place ?? target.place ?? home, params: to?.params ?? paramsOf(target) };
  return {
    ...target,
    // a press with a modifier would pass the check
    href: undefined,
    follow: () => void satisfy(needs, intent).then((met) => met && target.follow?.()),
  };
}

function paramsOf({ place, href }: Target): Record<string, string> {
  if (place === undefined || href === undefined) return {};
  return Object.fromEntries(new URL(href, window.location.origin).searchParams);
}
