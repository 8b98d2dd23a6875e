import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface PageHeadProps {
  title: string;
  children?: ReactNode;
}

/** A page's heading, which sets the tab's title and takes the focus after navigation. */
export function PageHead({ title, children }: PageHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the router's key of the first page
  const hasNavigated = useLocation().key !== 'default';
  useEffect(() => {
    document.title = `${title} · Atrium console`;
    if (hasNavigated) heading.current?.focus();
  }, [title, hasNavigated]);
  return (
    <div css={style}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}

const style = css`
  display: grid;
  gap: var(--space-2);
  & > h1 {
    outline: none;
  }
  & > p {
    max-inline-size: 70ch;
    color: var(--color-muted);
  }
`;
