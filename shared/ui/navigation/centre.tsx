import { css, type SerializedStyles } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Badge } from '../feedback/badge';
import { Icon, type IconShape } from '../icons/icon';
import { navItemStyle } from './nav-item-style';

interface CentrePage {
  name: string;
  icon: IconShape;
}

/** Properties of the link to a page of a centre. */
export interface CentreLink {
  'aria-current': 'page' | undefined;
  css: SerializedStyles;
  children: ReactNode;
}

export interface CentreProps<Page extends CentrePage> {
  /** Label of the menu. */
  label: string;
  pages: readonly Page[];
  current: Page;
  titleOf: (page: Page) => string;
  /** Count of what waits on a page, drawn as a badge. Default: none. */
  countOf?: (page: Page) => number;
  link: (page: Page, props: CentreLink) => ReactNode;
  /** The current page. Its content measures its container as `@container centre`. */
  children: ReactNode;
}

/** Several pages under one menu: a column beside the page, or a row above it when there is little room. */
export function Centre<Page extends CentrePage>({
  label,
  pages,
  current,
  titleOf,
  countOf,
  link,
  children,
}: CentreProps<Page>) {
  const list = useRef<HTMLUListElement>(null);
  // the list may be loading when the page is already known, and shrinks or grows while it is open
  const names = pages.map(({ name }) => name).join(' ');
  useEffect(() => {
    const [row, chosen] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')];
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [current, names]);
  return (
    <div css={container}>
      <div css={style}>
        <nav aria-label={label}>
          <ul ref={list} css={menuStyle}>
            {pages.map((page) => (
              <li key={page.name}>
                {link(page, {
                  'aria-current': page === current ? 'page' : undefined,
                  css: itemStyle,
                  children: (
                    <>
                      <Icon shape={page.icon} />
                      {titleOf(page)}
                      {countOf && <Badge count={countOf(page)} />}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
        <div css={pageStyle}>{children}</div>
      </div>
    </div>
  );
}

const container = css`
  container: centre / inline-size;
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  @container centre (min-width: 48rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: var(--space-6);
  }
  @media print {
    display: block;
  }
`;

// one cell, so that a note above the page does not move the page below the menu
const pageStyle = css`
  min-inline-size: 0;
`;

const menuStyle = css`
  position: relative;
  display: flex;
  gap: var(--space-1);
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  border-block-end: 1px solid var(--color-border);
  @container centre (min-width: 48rem) {
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
