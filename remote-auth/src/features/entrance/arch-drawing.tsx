/** Arches of an atrium opening to the light, in the merchant's colours. */
export function ArchDrawing() {
  return (
    <svg viewBox="0 0 480 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <rect width="480" height="640" fill="var(--color-accent-soft)" />
      {arches.map(({ inset, strength }) => (
        <path key={inset} d={arch(inset)} fill="var(--color-accent)" opacity={strength} />
      ))}
      <path d={arch(186)} fill="var(--color-second)" opacity="0.9" />
      <circle cx="240" cy="330" r="30" fill="var(--color-card)" />
      <path d="M0 640 L186 520 H294 L480 640 Z" fill="var(--color-accent-strong)" opacity="0.35" />
      {sparks.map(([x, y, radius]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill="var(--color-second)" opacity="0.75" />
      ))}
    </svg>
  );
}

const arches = [
  { inset: 24, strength: 0.12 },
  { inset: 72, strength: 0.16 },
  { inset: 116, strength: 0.22 },
  { inset: 154, strength: 0.32 },
];

const sparks = [
  [58, 74, 3],
  [118, 40, 2],
  [402, 60, 2.5],
  [440, 130, 3.5],
  [352, 34, 2],
  [34, 168, 2],
] as const;

/** A door of full height with a round top, set in from both sides. */
function arch(inset: number): string {
  const radius = 240 - inset;
  const spring = 110 + inset + radius;
  return `M${inset} 640 V${spring} A${radius} ${radius} 0 0 1 ${480 - inset} ${spring} V640 Z`;
}
