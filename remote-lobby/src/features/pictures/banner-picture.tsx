import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { pictureAddress } from './picture-address';
import { useArt } from './use-art';

/** A banner's picture: an image or a drawn scene, filling its frame. `lazy` for pictures below the first screen. */
export function BannerPicture({ source, lazy = false }: { source: string; lazy?: boolean }) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(source, settings);
  if (address && !broken)
    return <img src={address} alt="" loading={lazy ? 'lazy' : 'eager'} css={cover} onError={() => setBroken(true)} />;
  return <DrawnScene scene={source.replace(/^scene:/, '')} />;
}

function DrawnScene({ scene }: { scene: string }) {
  const art = useArt();
  // dark, so that the caption is legible before the scene is loaded
  return art ? <art.BannerArt scene={scene} /> : <span css={[cover, night]} />;
}

const cover = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const night = css`
  background: #16161f;
`;
