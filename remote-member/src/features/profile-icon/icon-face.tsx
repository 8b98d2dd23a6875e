import { Icon, userIcon } from '@atrium/ui';
import { css } from '@emotion/react';

interface IconFaceProps {
  /** From 1 to `count`; undefined: the default icon. */
  icon: number | undefined;
  count: number;
  /** The first letter of this is shown. */
  name: string;
}

/** One icon: the first letter of a name on the icon's colour. */
export function IconFace({ icon, count, name }: IconFaceProps) {
  if (icon === undefined) {
    return (
      <span data-icon="default" css={face}>
        <Icon shape={userIcon} size="2rem" />
      </span>
    );
  }
  return (
    <span aria-hidden="true" data-icon={icon} css={face} style={{ background: colourOf(icon, count) }}>
      <span css={letter}>{[...name.trim()][0]?.toUpperCase()}</span>
    </span>
  );
}

/** Evenly spaced hues, dark enough for white letters. */
function colourOf(icon: number, count: number): string {
  return `hsl(${Math.round(((icon - 1) * 360) / count)} 55% 32%)`;
}

const face = css`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: 50%;
  color: var(--color-on-accent-soft);
  background: var(--color-accent-soft);
`;

const letter = css`
  color: #fff;
  font-size: 1.75rem;
  font-weight: 700;
  line-height: 1;
`;
