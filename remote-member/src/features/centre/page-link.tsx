import { Link, useHost } from '@atrium/contract/react';
import type { CentreLink } from '@atrium/ui';
import type { MouseEvent } from 'react';
import type { MemberPage } from './member-pages';

/** A link of the menu: to another page, or in the window to another page of it. */
export function PageLink({ page: { name, place }, ...rest }: { page: MemberPage } & CentreLink) {
  const { navigation } = useHost();
  const turn = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.refine({ page: name }, { push: true });
  };
  if (place) return <Link to={place} {...rest} />;
  const isOver = navigation.placement === 'over';
  return <Link to="member.centre@1" params={{ page: name }} {...(isOver && { onClick: turn })} {...rest} />;
}
