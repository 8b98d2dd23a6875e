import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { DrawnTile } from './drawn-tile';
import { pictureAddress } from './picture-address';

/** The picture of a banner, filling its frame: an image, or a scene drawn here. */
export function BannerPicture({ source }: { source: string }) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(source, settings);
  if (!address || broken) return <DrawnTile seed={source.replace(/^scene:/, '')} />;
  return <img src={address} alt="" css={cover} onError={() => setBroken(true)} />;
}

const cover = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
