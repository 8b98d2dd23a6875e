import { css } from '@emotion/react';
import { brandLogo, brandOf } from './brand';
import { DrawnPicture } from './drawn-picture';

export interface BrandLogoProps {
  merchant: string;
  /** The brand's name for screen readers; shown as text for a merchant without a logo. */
  name: string;
  /** CSS length. */
  height?: string;
  /** Only the symbol, when there is little room. */
  symbolOnly?: boolean;
}

/** A merchant's symbol and wordmark; the word has the current colour. */
export function BrandLogo({ merchant, name, height = '2.25rem', symbolOnly = false }: BrandLogoProps) {
  const brand = brandOf(merchant);
  if (!brand) return <span css={nameStyle}>{name}</span>;
  const picture = symbolOnly ? brand.symbol : brandLogo(brand);
  return (
    <span
      role="img"
      aria-label={name}
      css={style}
      style={{ blockSize: height, aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      <DrawnPicture picture={picture} />
    </span>
  );
}

const style = css`
  display: inline-block;
  flex: none;
  color: var(--color-heading);
`;

const nameStyle = css`
  color: var(--color-heading);
  font-family: var(--font-display), var(--script-display);
  font-size: var(--type-title);
  font-weight: var(--heading-weight);
`;
