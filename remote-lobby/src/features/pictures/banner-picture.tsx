import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { pictureAddress } from './picture-address';
import { useArt } from './use-art';

/** The picture of a banner, filling its frame: an image, or a scene drawn here. */
export function BannerPicture({ source }: { source: string }) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(source, settings);
  if (address && !broken) return <img src={address} alt="" css={cover} onError={() => setBroken(true)} />;
  return <DrawnScene scene={source.replace(/^scene:/, '')} />;
}

function DrawnScene({ scene }: { scene: string }) {
  const art = useArt();
  // dark, so that the banner's words can be read before the scene is there
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
