import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { memo, useState } from 'react';
import { pictureAddress } from './picture-address';
import { useArt } from './use-art';

interface GamePictureProps {
  /** From the back end: an address, a path, or `art:<name>` for a drawing. */
  icon: string;
  /** Seed of the drawing if `icon` names none; the same seed gives the same drawing. */
  seed: string;
  gameType: string;
}

/** Picture of a game or vendor, filling its frame; falls back to a drawing. */
export const GamePicture = memo(function GamePicture({ icon, seed, gameType }: GamePictureProps) {
  const { settings } = useHost();
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(icon, settings);
  if (address && !broken)
    return <img src={address} alt="" loading="lazy" decoding="async" css={cover} onError={() => setBroken(true)} />;
  return <DrawnGame seed={(!broken && icon.replace(/^art:/, '')) || seed} gameType={gameType} />;
});

function DrawnGame({ seed, gameType }: Pick<GamePictureProps, 'seed' | 'gameType'>) {
  const art = useArt();
  return art ? <art.GameArt seed={seed} family={art.familyOf(gameType)} /> : <span css={[cover, plain]} />;
}

const cover = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

const plain = css`
  background: var(--color-raised);
`;
