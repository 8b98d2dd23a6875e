import { giftIcon, Icon } from '@atrium/ui';
import { css, keyframes } from '@emotion/react';

const places = [8, 24, 41, 57, 73, 89];

/** Envelopes that fall while a red rain is on; absent where the device asks for less motion. */
export function FallingEnvelopes() {
  return (
    <span aria-hidden="true" css={style}>
      {places.map((place, index) => (
        <i key={place} style={{ insetInlineStart: `${place}%`, animationDelay: `${index * -0.7}s` }}>
          <Icon shape={giftIcon} />
        </i>
      ))}
    </span>
  );
}

const fall = keyframes`
  from { transform: translateY(-2rem); }
  to { transform: translateY(16rem); }
`;

const style = css`
  display: none;
  @media (prefers-reduced-motion: no-preference) {
    position: absolute;
    inset: 0;
    display: block;
    color: var(--color-accent-text);
    opacity: 0.35;
    pointer-events: none;
    & > i {
      position: absolute;
      inset-block-start: 0;
      animation: ${fall} 4s linear infinite;
    }
  }
`;
