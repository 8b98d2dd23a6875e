import { Badge, buttonStyle, visuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NavItemLink } from '../nav-item-link';
import { usePortal } from '../portal';
import { useBadge } from './use-badge';

/** The remotes' items beside the balance: deposit, withdrawal, rewards. As icons in a narrow bar. */
export const InfoBarItems = observer(function InfoBarItems({ onFollow }: { onFollow?: () => void }) {
  const { navItems } = usePortal();
  const badge = useBadge();
  return navItems
    .at('info-bar@1')
    .map((navItem) => (
      <NavItemLink
        key={navItem.key}
        navItem={navItem}
        css={look}
        end={<Badge count={badge(navItem.badge)} />}
        {...(onFollow && { onFollow })}
      />
    ));
});

const look = css`
  ${buttonStyle({ variant: 'secondary', size: 'small' })}
  @media (min-width: 1024px) and (max-width: 1359px) {
    padding-inline: 0.625rem;
    & > svg + span {
      ${visuallyHidden}
    }
  }
`;
