import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { VersionedName } from '../remote/name';
import type { PlaceParams } from '../remote/place';
import { useHost } from './host-context';
import { useReadable } from './hooks';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: VersionedName;
  params?: PlaceParams;
  children: ReactNode;
}

/**
 * A real link to a place: opens in the portal on a plain click, in a new tab as the browser does, and draws nothing
 * when the place is absent.
 */
export function Link({ to, params, children, onClick, ...rest }: LinkProps) {
  const { navigation, facts } = useHost();
  useReadable(facts.revision);
  if (!navigation.has(to)) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    void navigation.open(to, params);
  };
  return (
    <a {...rest} href={navigation.href(to, params) ?? '#'} onClick={follow}>
      {children}
    </a>
  );
}
