import { css } from '@emotion/react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code, drawn as one path; dark on light in every theme, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 4 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: cells.join('') };
  }, [text]);
  return (
    <svg css={style} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

const style = css`
  inline-size: min(100%, 14rem);
  margin-inline: auto;
  border-radius: var(--radius-small);
  background: #fff;
`;
