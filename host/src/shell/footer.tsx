import { quietLinkStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Brand } from './brand';
import { NavItemLink } from './nav-item-link';
import { usePortal, useText } from './portal';

/** The foot of every page: the brand, further links, and the operator. */
export const Footer = observer(function Footer() {
  const { navItems, merchant } = usePortal();
  const text = useText();
  const links = navItems.at('footer@1');
  return (
    <footer css={style}>
      <div data-part="inner">
        <Brand />
        {links.length > 0 && (
          <nav aria-label={text('shell.footer')}>
            <ul className="links">
              {links.map((navItem) => (
                <li key={navItem.key}>
                  <NavItemLink navItem={navItem} css={quietLinkStyle} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>{text('shell.responsible')}</p>
        <p>{text('shell.copyright', { year: new Date().getFullYear(), name: merchant.name })}</p>
      </div>
    </footer>
  );
});

const style = css`
  border-block-start: 1px solid var(--color-border);
  color: var(--color-muted);
  background: var(--color-bar);
  font-size: var(--type-small);
  & > [data-part='inner'] {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    max-inline-size: var(--size-page);
    margin-inline: auto;
    padding: var(--space-6) var(--size-gutter) calc(var(--space-6) + var(--room-for-floating, 0px));
    text-align: center;
  }
  & .links {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2) var(--space-5);
  }
`;
