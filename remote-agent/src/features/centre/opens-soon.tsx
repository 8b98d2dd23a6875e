import { Link, useText } from '@atrium/contract/react';
import { buttonStyle, EmptyState } from '@atrium/ui';
import type { AgentPage } from './agent-pages';

interface OpensSoonProps {
  page: AgentPage;
  /** The page to go to instead. */
  instead: AgentPage | undefined;
}

/** A page that has its place in the centre and nothing to show yet. */
export function OpensSoon({ page, instead }: OpensSoonProps) {
  const text = useText();
  return (
    <EmptyState
      icon={page.icon}
      title={text('soon.title')}
      action={
        instead && (
          <Link to="agent.centre@1" params={{ page: instead.name }} css={buttonStyle({ variant: 'secondary' })}>
            {text('soon.instead', { page: text(`page.${instead.name}`) })}
          </Link>
        )
      }
    >
      {text('soon.text', { page: text(`page.${page.name}`) })}
    </EmptyState>
  );
}
