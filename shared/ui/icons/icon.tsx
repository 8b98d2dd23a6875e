import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

/** Path data in a box of 24 by 24, drawn as strokes in the current colour. */
export type IconShape = string;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'fill'> {
  shape: IconShape;
  /** CSS length. Default: the theme's icon size. */
  size?: string;
  /** Fills closed shapes, for an active heart. */
  filled?: boolean;
  /** Only for an icon without adjacent text of the same meaning. */
  label?: string;
}

/** A drawn icon; hidden from screen readers unless it has a label. */
export function Icon({ shape, size = 'var(--size-icon)', filled = false, label, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      css={iconStyle}
      {...rest}
      style={{ inlineSize: size, blockSize: size, ...rest.style }}
    >
      <path d={shape} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  );
}

const iconStyle = css`
  flex: none;
  stroke: currentColor;
  stroke-width: var(--icon-stroke);
  stroke-linecap: var(--icon-cap);
  stroke-linejoin: var(--icon-join);
`;
