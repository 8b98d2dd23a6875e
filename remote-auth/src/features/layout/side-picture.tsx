import { useHost, useText } from '@atrium/contract/react';
import { BrandLogo } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState } from 'react';
import { ArchDrawing } from './arch-drawing';

/** The brand beside the form: the merchant's picture, else a drawing in its colours. */
export function SidePicture() {
  const { settings } = useHost();
  const text = useText();
  const [broken, setBroken] = useState(false);
  const picture = settings.value('loginPicture');
  return (
    <div data-part="picture" css={style}>
      <div>
        {picture && !broken ? <img src={picture} alt="" onError={() => setBroken(true)} /> : <ArchDrawing />}
        <div data-part="brand">
          <BrandLogo merchant={settings.merchant.code} name={settings.merchant.name} height="3.25rem" />
          <span>{text('layout.welcome')}</span>
        </div>
      </div>
    </div>
  );
}

/** Sticky beside a long form, at most as high as the window. */
const style = css`
  display: none;
  background: var(--color-accent-soft);
  @media (min-width: 900px) {
    display: grid;
  }
  & > div {
    position: sticky;
    inset-block-start: calc(var(--size-bar) + var(--space-5));
    max-block-size: calc(100dvh - var(--size-bar) - 2 * var(--space-5));
    overflow: hidden;
  }
  & > div > svg,
  & > div > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > div > [data-part='brand'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding: var(--space-6) var(--space-5) var(--space-5);
    color: var(--color-text);
    background: linear-gradient(transparent, color-mix(in srgb, var(--color-card) 88%, transparent) 55%);
  }
`;
