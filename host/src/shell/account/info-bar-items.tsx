import { Badge, buttonStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { NavItemLink } from '../nav-item-link';
import { usePortal } from '../portal';
import { useBadge } from './use-badge';

/** The remotes' items beside the balance: the first is the one filled button of the header. */
export const InfoBarItems = observer(function InfoBarItems({ onFollow }: { onFollow?: () => void }) {
  const { navItems } = usePortal();
  const badge = useBadge();
  return navItems
    .at('info-bar@1')
    .map((navItem, index) => (
      <NavItemLink
        key={navItem.key}
        navItem={navItem}
        css={index === 0 ? [primary, phone] : secondary}
        end={<Badge count={badge(navItem.badge)} />}
        {...(onFollow && { onFollow })}
      />
    ));
});

const primary = buttonStyle({ size: 'small' });

/** Without its icon, where the brand needs the room. */
const phone = css`
  white-space: nowrap;
  @media (max-width: 1023px) {
    padding-inline: 0.75rem;
    header & > svg {
      display: none;
    }
  }
`;

const secondary = css`
  ${buttonStyle({ variant: 'secondary', size: 'small' })}
  @media (max-width: 1023px) {
    header & {
      display: none;
    }
  }
`;
