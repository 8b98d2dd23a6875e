import { navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';

/** The button beside a nav item. */
export const submenuTrigger = css`
  ${navItemStyle}
  padding-inline: 0.375rem;
  @media (max-width: 767px) {
    display: none;
  }
`;

/** As wide as that button, so that nothing moves when it arrives. */
export const submenuRoom = css`
  flex: none;
  inline-size: 1.75rem;
  @media (max-width: 767px) {
    display: none;
  }
`;
