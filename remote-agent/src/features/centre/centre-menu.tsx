import { Link, useText } from '@atrium/contract/react';
import { Icon, navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { AgentPage } from './agent-pages';

interface CentreMenuProps {
  pages: readonly AgentPage[];
  current: AgentPage;
}

/** The pages of the centre: a column beside the page, a row above it where there is no room. */
export function CentreMenu({ pages, current }: CentreMenuProps) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [row, link] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={text('centre.menu')}>
      <ul ref={list} css={style}>
        {pages.map((page) => (
          <li key={page.name}>
            <Link
              to="agent.centre@1"
              params={{ page: page.name }}
              aria-current={page === current ? 'page' : undefined}
              css={itemStyle}
            >
              <Icon shape={page.icon} />
              {text(`page.${page.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const style = css`
  position: relative;
  display: flex;
  gap: var(--space-1);
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  border-block-end: 1px solid var(--color-border);
  @container agent (min-width: 48rem) {
    display: grid;
    border-block-end: 0;
  }
`;

const itemStyle = css`
  ${navItemStyle}
  inline-size: 100%;
  &:focus-visible {
    outline-offset: 1px;
  }
`;
