import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, EmptyState } from '@atrium/ui';
import type { AgentPage } from './agent-pages';

interface ComingSoonProps {
  page: AgentPage;
  /** A page to link to. */
  alternative: AgentPage | undefined;
}

/** Placeholder for a page without content. */
export function ComingSoon({ page, alternative }: ComingSoonProps) {
  const text = useText();
  return (
    <EmptyState
      icon={page.icon}
      title={text('soon.title')}
      action={
        alternative && (
          <Link to="agent.centre@1" params={{ page: alternative.name }} css={buttonStyle({ variant: 'secondary' })}>
            {text('soon.instead', { page: text(`page.${alternative.name}`) })}
          </Link>
        )
      }
    >
      {text('soon.text', { page: text(`page.${page.name}`) })}
    </EmptyState>
  );
}
