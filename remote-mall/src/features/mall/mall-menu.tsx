import { Link, useText } from '@atrium/contract/react';
import { infoIcon, Icon, navItemStyle, recordIcon, speedIcon } from '@atrium/ui';
import { css } from '@emotion/react';

const items = [
  { place: 'mall.record@1', title: 'title.record', icon: recordIcon },
  { place: 'mall.points@1', title: 'title.points', icon: speedIcon },
  { place: 'mall.rules@1', title: 'title.rules', icon: infoIcon },
] as const;

/** Links to redemptions, point history and rules. */
export function MallMenu() {
  const text = useText();
  return (
    <nav aria-label={text('menu.mall')} css={style}>
      <ul css={listStyle}>
        {items.map(({ place, title, icon }) => (
          <li key={place}>
            <Link to={place} css={navItemStyle}>
              <Icon shape={icon} />
              {text(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const style = css`
  min-inline-size: 0;
  margin-inline-start: auto;
  @media (max-width: 479px) {
    flex-basis: 100%;
  }
`;

const listStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  /* one row of tiles, so that rewards begin on the first screen */
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & a {
      flex-direction: column;
      gap: var(--space-1);
      justify-content: center;
      inline-size: 100%;
      block-size: 100%;
      padding: var(--space-2) var(--space-1);
      font-size: var(--type-small);
      text-align: center;
      white-space: normal;
    }
  }
`;
