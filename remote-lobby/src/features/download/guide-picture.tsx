import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const row = (y: number, chosen = false) => (
  <rect x="26" y={y} width="68" height="14" rx="4" className={chosen ? 'chosen' : 'part'} />
);
const pointer = (x: number, y: number) => <circle cx={x} cy={y} r="9" className="pointer" />;

/** What the screen of the phone shows in each step. */
const screens: readonly ReactNode[] = [
  // the camera over a code
  <>
    <path d="M34 70V56h14M86 70V56H72M34 108v14h14M86 108v14H72" className="line" />
    <path
      d="M44 66h12v12H44zM64 66h12v12H64zM44 98h12v12H44zM64 98h5v5h-5zM71 105h5v5h-5zM62 84h6v6h-6z"
      className="chosen"
    />
  </>,
  // a page with one button
  <>
    <rect x="46" y="52" width="28" height="28" rx="7" className="part" />
    {row(104, true)}
    {pointer(78, 112)}
  </>,
  // the settings, a row of them chosen
  <>
    {row(52)}
    {row(72)}
    {row(92, true)}
    {row(112)}
    {pointer(80, 100)}
  </>,
  // further down in the settings
  <>
    {row(52)}
    {row(72)}
    {row(112, true)}
    {pointer(80, 120)}
  </>,
  // a question with two answers
  <>
    <rect x="28" y="64" width="64" height="52" rx="8" className="part" />
    <rect x="62" y="96" width="24" height="12" rx="4" className="chosen" />
    <rect x="34" y="96" width="24" height="12" rx="4" className="line" />
    {pointer(76, 104)}
  </>,
  // the home screen with the app
  <>
    {[52, 80].flatMap((y) =>
      [30, 52, 74].map((x) => <rect key={`${x}-${y}`} x={x} y={y} width="16" height="16" rx="4" className="part" />),
    )}
    <rect x="50" y="112" width="20" height="20" rx="5" className="chosen" />
    {pointer(66, 126)}
  </>,
];

export const guideSteps = screens.length;

/** A phone in one step of the installation, from 1. */
export function GuidePicture({ step, label }: { step: number; label: string }) {
  return (
    <svg css={style} viewBox="0 0 120 180" role="img" aria-label={label}>
      <rect x="16" y="6" width="88" height="168" rx="14" className="phone" />
      <rect x="48" y="14" width="24" height="5" rx="2.5" className="line" />
      {screens[step - 1]}
    </svg>
  );
}

const style = css`
  inline-size: min(100%, 11rem);
  stroke-width: 2;
  & .phone {
    fill: var(--color-raised);
    stroke: var(--color-outline);
  }
  & .part {
    fill: var(--color-border);
  }
  & .chosen {
    fill: var(--color-accent);
  }
  & .line {
    fill: none;
    stroke: var(--color-muted);
  }
  & .pointer {
    fill: var(--color-second);
    fill-opacity: 0.5;
    stroke: var(--color-second);
  }
`;
