import { useState } from 'react';
import { QrCode } from './qr-code';

interface PictureOfCodeProps {
  /** A ready-made picture of the code. */
  picture: string | undefined;
  /** The address that the code leads to. */
  address: string | undefined;
  /** Its purpose, as text. */
  label: string;
}

/** A QR code as its ready-made picture; drawn from its address where there is no picture, or it does not load. */
export function PictureOfCode({ picture, address, label }: PictureOfCodeProps) {
  const [broken, setBroken] = useState<string>();
  if (picture !== undefined && picture !== broken)
    return <img src={picture} alt={label} width={160} height={160} loading="lazy" onError={() => setBroken(picture)} />;
  return address === undefined ? null : <QrCode text={address} label={label} />;
}
