import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, EmptyState } from '@atrium/ui';
import type { MemberPage } from './member-pages';

/** Placeholder for a page without content. */
export function ComingSoon({ name, icon }: Pick<MemberPage, 'name' | 'icon'>) {
  const text = useText();
  return (
    <EmptyState
      icon={icon}
      title={text('soon.title')}
      action={
        <Link to="member.account@1" css={buttonStyle({ variant: 'secondary' })}>
          {text('page.securityCenter')}
        </Link>
      }
    >
      {text('soon.text', { page: text(`page.${name}`) })}
    </EmptyState>
  );
}
