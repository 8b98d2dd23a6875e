import { css } from '@emotion/react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Bytes that the largest code holds with this error correction (ISO/IEC 18004, version 40-M). */
const mostBytes = 2_331;

interface QrCodeProps {
  /** The encoded text: an address, up to 2 331 bytes. */
  text: string;
  /** Its purpose, as text. */
  label: string;
}

/**
 * A QR code as one path; dark on light in every theme, as cameras expect. As wide as its container, up to 14rem. Nothing
 * for a text that no code can hold.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const drawn = useMemo(() => draw(text), [text]);
  if (!drawn) return null;
  const { size, path } = drawn;
  return (
    <svg css={style} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

/** With the quiet zone of four modules that the standard requires, and 15 % error correction. */
function draw(text: string): { size: number; path: string } | undefined {
  if (new TextEncoder().encode(text).length > mostBytes) return undefined;
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: modules.join('') };
}

const style = css`
  inline-size: min(100%, 14rem);
  margin-inline: auto;
  border-radius: var(--radius-small);
  background: #fff;
`;
