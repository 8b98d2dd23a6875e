import { Link, useText } from '@atrium/contract/react';
import { infoIcon, Icon, navItemStyle, recordIcon, speedIcon } from '@atrium/ui';
import { css } from '@emotion/react';

const entries = [
  { place: 'mall.record@1', title: 'title.record', icon: recordIcon },
  { place: 'mall.points@1', title: 'title.points', icon: speedIcon },
  { place: 'mall.rules@1', title: 'title.rules', icon: infoIcon },
] as const;

/** Ways to what was redeemed, how points came and went, and how they are earned. */
export function MallMenu() {
  const text = useText();
  return (
    <nav aria-label={text('menu.mall')} css={style}>
      <ul css={listStyle}>
        {entries.map(({ place, title, icon }) => (
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
`;

const listStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
