import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { BannerPicture } from '../pictures/banner-picture';
import { pictureAddress } from '../pictures/picture-address';

/** The uncropped picture of a notice; nothing if it fails to load. */
export function NoticePicture({ source }: { source: string }) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(source, settings);
  if (broken) return null;
  if (address)
    return (
      <img src={address} alt="" loading="lazy" decoding="async" css={wholeStyle} onError={() => setBroken(true)} />
    );
  if (!source.startsWith('scene:')) return null;
  return (
    <div css={sceneStyle}>
      <BannerPicture source={source} />
    </div>
  );
}

const wholeStyle = css`
  display: block;
  inline-size: 100%;
  /* reserves room until the picture has arrived */
  aspect-ratio: auto 16 / 9;
  border-radius: var(--radius-small);
  object-fit: contain;
`;

const sceneStyle = css`
  overflow: hidden;
  aspect-ratio: 21 / 9;
  border-radius: var(--radius-small);
`;
