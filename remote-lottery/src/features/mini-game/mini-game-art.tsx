/** A drum with three balls, in the brand's colours. */
export function MiniGameArt() {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" focusable="false">
      <circle cx="28" cy="28" r="28" fill="var(--color-accent)" />
      <circle cx="28" cy="28" r="22" fill="none" stroke="var(--color-on-accent)" strokeOpacity="0.4" strokeWidth="2" />
      {balls.map(([x, y, number]) => (
        <g key={number}>
          <circle cx={x} cy={y} r="8.5" fill="var(--color-on-accent)" />
          <text x={x} y={y + 4} textAnchor="middle" fontSize="11" fontWeight="800" fill="var(--color-accent)">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

const balls: readonly [x: number, y: number, number: number][] = [
  [19, 23, 3],
  [38, 24, 9],
  [27, 39, 7],
];
