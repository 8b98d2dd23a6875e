import { cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';

const balls: readonly [x: number, y: number, radius: number, number: string][] = [
  [330, 70, 46, '7'],
  [430, 120, 34, '3'],
  [250, 132, 28, '9'],
  [500, 60, 26, '11'],
  [560, 140, 40, '8'],
];

/** Banner of a lottery page: title before flying balls. */
export function PageBanner({ title, about }: { title: string; about: string }) {
  return (
    <header css={[cardStyle, style]}>
      <svg viewBox="0 0 640 180" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id="lottery-band" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#1c1340" />
            <stop offset="0.55" stopColor="#5b1d5e" />
            <stop offset="1" stopColor="#b3261e" />
          </linearGradient>
          <radialGradient id="lottery-band-ball" cx="35%" cy="28%" r="80%">
            <stop offset="0" stopColor="#fffbe8" />
            <stop offset="0.55" stopColor="#ffd166" />
            <stop offset="1" stopColor="#b06a00" />
          </radialGradient>
        </defs>
        <rect width="640" height="180" fill="url(#lottery-band)" />
        {balls.map(([x, y, radius, number]) => (
          <g key={number}>
            <path
              d={`M${x - radius} ${y + radius * 0.4}q${-radius * 2} ${radius} ${-radius * 3.4} ${radius * 0.4}`}
              fill="none"
              stroke="#ffd166"
              strokeOpacity="0.35"
              strokeWidth={radius / 5}
              strokeLinecap="round"
            />
            <circle cx={x} cy={y} r={radius} fill="url(#lottery-band-ball)" />
            <circle cx={x} cy={y} r={radius * 0.52} fill="#fff" />
            <text
              x={x}
              y={y + radius * 0.26}
              textAnchor="middle"
              fontSize={radius * 0.72}
              fontWeight="800"
              fill="#7a1a12"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <div css={captionStyle}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{about}</p>
      </div>
    </header>
  );
}

const style = css`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: clamp(7rem, 16vw, 11rem);
  padding: var(--space-4) clamp(1.25rem, 5vw, 4rem);
  overflow: hidden;
  color: #fff;
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  &::before {
    position: absolute;
    z-index: 1;
    inset: 0;
    background: linear-gradient(to right, rgb(20 10 40 / 0.85) 20%, transparent 62%);
    content: '';
    /* on phones the text covers the balls */
    @media (max-width: 639px) {
      background: linear-gradient(to right, rgb(20 10 40 / 0.9) 55%, rgb(20 10 40 / 0.35));
    }
  }
`;

const captionStyle = css`
  position: relative;
  z-index: 1;
  max-inline-size: min(24rem, 62%);
  text-shadow: 0 1px 12px rgb(0 0 0 / 0.75);
  & > h1 {
    color: inherit;
  }
`;
