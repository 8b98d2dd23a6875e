import { useHost } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { useState } from 'react';
import { drawingNamed } from './drawings';
import { pictureAddress } from './picture-address';

/** Picture of a reward, filling its frame: an image or a drawing; a gift if the image fails to load. */
export function RewardPicture({ source }: { source: string }) {
  const { settings } = useHost();
  const [broken, setBroken] = useState<string>();
  const address = pictureAddress(source, settings);
  if (address && broken !== source)
    return <img src={address} alt="" loading="lazy" decoding="async" css={cover} onError={() => setBroken(source)} />;
  const { ground, shapes } = drawingNamed(source.replace(/^art:/, ''));
  return (
    <svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" css={cover}>
      <path d="M0 0h160v120H0z" fill={ground} />
      <circle cx="80" cy="60" r="48" fill="#fff" opacity="0.35" />
      <ellipse cx="80" cy="103" rx="38" ry="5" opacity="0.14" />
      {shapes.map(([fill, path], index) => (
        <path key={index} d={path} fill={fill} />
      ))}
    </svg>
  );
}

const cover = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
