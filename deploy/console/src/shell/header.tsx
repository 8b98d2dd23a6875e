import { css } from '@emotion/react';
import { Button, navItemStyle, Tag, VisuallyHidden } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { useConsole } from '../boot/use-console';

const pages = [
  { to: '/', label: 'Releases' },
  { to: '/merchants', label: 'Merchants' },
  { to: '/history', label: 'History' },
];

export const Header = observer(function Header({ onSignOut }: { onSignOut: () => void }) {
  const { identity } = useConsole();
  return (
    <header css={style}>
      <a href="#content" css={skipStyle}>
        Skip to the content
      </a>
      <div css={rowStyle}>
        <strong css={titleStyle}>Atrium console</strong>
        <Tag tone="quiet">{identity.environment}</Tag>
        <nav aria-label="Pages" css={pagesStyle}>
          {pages.map(({ to, label }) => (
            <NavLink key={to} to={to} end css={navItemStyle}>
              {label}
            </NavLink>
          ))}
        </nav>
        <span css={whoStyle}>
          <VisuallyHidden>Signed in as </VisuallyHidden>
          {identity.name}
        </span>
        <Button variant="ghost" size="small" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </header>
  );
});

const style = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  border-block-end: 1px solid var(--color-border);
  background: var(--color-bar);
`;

const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  min-block-size: var(--size-bar);
  max-inline-size: var(--size-page);
  margin-inline: auto;
  padding: var(--space-1) var(--size-gutter);
`;

const titleStyle = css`
  color: var(--color-heading);
  white-space: nowrap;
`;

const pagesStyle = css`
  display: flex;
  flex: 1;
  gap: var(--space-1);
  overflow-x: auto;
  padding: 4px;
  @media (max-width: 767px) {
    order: 1;
    flex-basis: 100%;
  }
`;

const whoStyle = css`
  flex: 1;
  overflow: hidden;
  color: var(--color-muted);
  font-size: var(--type-small);
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (min-width: 768px) {
    flex: none;
    max-inline-size: 14rem;
  }
`;

const skipStyle = css`
  position: absolute;
  inset-block-start: -4rem;
  padding: var(--space-2) var(--space-3);
  background: var(--color-card);
  &:focus {
    inset-block-start: var(--space-1);
    z-index: 1;
  }
`;
