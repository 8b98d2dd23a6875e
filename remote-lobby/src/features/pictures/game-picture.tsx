import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { DrawnTile } from './drawn-tile';
import { pictureAddress } from './picture-address';

interface GamePictureProps {
  /** As the back end writes it: an address, a path, or `art:<name>` for one drawn here. */
  icon: string;
  /** What the drawing is made from when `icon` names none; the same seed is always drawn the same. */
  seed: string;
}

/** The picture of a game or vendor, filling its frame; a picture that does not load is swapped for a drawn one. */
export function GamePicture({ icon, seed }: GamePictureProps) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(icon, settings);
  if (!address || broken) return <DrawnTile seed={icon.replace(/^art:/, '') || seed} />;
  return <img src={address} alt="" loading="lazy" decoding="async" css={cover} onError={() => setBroken(true)} />;
}

const cover = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
