import { useId } from 'react';

/** Arches of an atrium around a rising sun, in the merchant's colours. */
export function ArchDrawing() {
  const id = useId();
  return (
    <svg viewBox="0 0 480 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-accent-strong)" />
          <stop offset="0.6" stopColor="var(--color-accent)" />
        </linearGradient>
        <clipPath id={`${id}door`}>
          <path d={arch(142)} />
        </clipPath>
      </defs>
      <rect width="480" height="640" fill="var(--color-accent-soft)" />
      {arches.map(({ inset, strength }) => (
        <path key={inset} d={arch(inset)} fill="var(--color-accent)" opacity={strength} />
      ))}
      <path d={arch(142)} fill={`url(#${id}sky)`} />
      <g clipPath={`url(#${id}door)`}>
        {[96, 72, 48].map((radius, ring) => (
          <circle key={radius} cx="240" cy="424" r={radius} fill="var(--color-second)" opacity={0.25 + 0.3 * ring} />
        ))}
        <path d="M100 640 V440 Q240 404 380 440 V640 Z" fill="var(--color-card)" />
      </g>
      {sparks.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="var(--color-second)" opacity="0.75" />
      ))}
    </svg>
  );
}

const arches = [
  { inset: 16, strength: 0.1 },
  { inset: 60, strength: 0.14 },
  { inset: 102, strength: 0.22 },
];

const sparks = [
  [58, 74, 3],
  [118, 40, 2],
  [402, 60, 2.5],
  [440, 130, 3.5],
  [352, 34, 2],
  [34, 168, 2],
] as const;

/** A full-height door with a round top, inset on both sides. */
function arch(inset: number): string {
  const [half, radius] = [240, 240 - inset];
  const spring = 96 + inset * 0.9 + radius;
  return `M${inset} 640 V${spring} A${radius} ${radius} 0 0 1 ${2 * half - inset} ${spring} V640 Z`;
}
