import { useId } from 'react';
import { paletteOf } from './palette';

interface GameEmblemProps {
  gameCode: string;
  gameGroupCode: string;
  size?: string;
}

const balls: readonly [x: number, y: number, radius: number][] = [
  [23, 26, 9],
  [41, 25, 7],
  [32, 41, 8],
];

/** A drum with balls in the game's colours; the front ball shows the game family. */
export function GameEmblem({ gameCode, gameGroupCode, size = '3rem' }: GameEmblemProps) {
  const id = useId();
  const { light, deep } = paletteOf(gameCode);
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={id} cx="35%" cy="28%" r="80%">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <circle cx="32" cy="32" r="30" fill={`url(#${id})`} />
      <circle cx="32" cy="32" r="25" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" />
      {balls.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#fff" fillOpacity="0.9" />
      ))}
      <text x="32" y="45" textAnchor="middle" fontSize="11" fontWeight="800" fill={deep}>
        {symbolOf(gameGroupCode)}
      </text>
      <path
        d="M12 22c4-9 12-14 21-14"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

function symbolOf(group: string): string {
  if (group === 'FFC') return '1′';
  return group === 'PK10' ? '10' : (/\d+$/.exec(group)?.[0] ?? '7');
}
