import { useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import type { ComponentType } from 'react';
import type { AppCode } from './app-codes';

interface AppCodeFigureProps {
  code: AppCode;
  /** Draws a QR code; absent until its chunk is loaded. */
  QrCode: ComponentType<{ text: string; label: string }> | undefined;
}

/** A QR code with the name of its system. */
export function AppCodeFigure({ code: { system, shows }, QrCode }: AppCodeFigureProps) {
  const text = useText();
  const name = system ?? text('appCode.site');
  const label = text('appCode.of', { system: name });
  return (
    <figure css={style}>
      <div data-part="code">
        {'picture' in shows && <img src={shows.picture} alt={label} />}
        {'address' in shows && QrCode && <QrCode text={shows.address} label={label} />}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

const style = css`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  text-align: center;
  & > [data-part='code'] {
    inline-size: 8.5rem;
    block-size: 8.5rem;
    border-radius: var(--radius-small);
    overflow: hidden;
    background: #fff; /* cameras expect dark on light, in every theme */
    & > img {
      inline-size: 100%;
      block-size: 100%;
      object-fit: contain;
    }
  }
  & > figcaption {
    color: var(--color-muted);
  }
`;
