import { disc, type Paint, type Shape } from '../picture';
import type { Color, Motif } from './motif';
import { paintMotif } from './paint-motif';

/** Where a motif is placed in a tile of 120 by 160: its middle, its size and its tilt in degrees. */
type Spot = readonly [x: number, y: number, scale: number, tilt?: number];

interface Arrangement {
  main: Spot;
  /** Where the companion is repeated, behind or before the main motif. */
  companions: readonly Spot[];
  behind?: boolean;
}

/** How a title's motif and its companion are arranged; each stays inside the middle 120 by 90. */
const arrangements: readonly Arrangement[] = [
  { main: [52, 76, 0.76, -6], companions: [[92, 106, 0.36, 8]] },
  { main: [68, 76, 0.76, 6], companions: [[28, 106, 0.36, -8]] },
  { main: [60, 86, 0.74], companions: [[60, 46, 0.24]] },
  {
    main: [60, 78, 0.74],
    companions: [
      [22, 110, 0.26, -10],
      [98, 110, 0.26, 10],
    ],
  },
  {
    main: [60, 88, 0.72],
    companions: [
      [26, 56, 0.22, -14],
      [60, 44, 0.22],
      [94, 56, 0.22, 14],
    ],
    behind: true,
  },
  {
    main: [60, 72, 0.7],
    companions: [
      [30, 114, 0.2],
      [60, 118, 0.2],
      [90, 114, 0.2],
    ],
  },
];

/** Plates behind the motif: a disc, a diamond, a hexagon, an arch, a shield, none. */
const plates: readonly string[] = [
  disc(60, 80, 43),
  'M60 30 108 80 60 130 12 80z',
  'M60 34l40 23v46l-40 23-40-23V57z',
  'M20 124V76a40 40 0 0 1 80 0v48z',
  'M22 42q38-14 76 0v40q0 32-38 48-38-16-38-48z',
  '',
];

/** Strokes of a motif that its shadow needs. */
const silhouette = 3;

interface Subjects {
  main: Motif;
  companion: Motif;
  paint: (color: Color) => Paint;
  /** Colours of the plate and of its rim. */
  plate: Paint;
  rim: Paint;
}

/** The subjects of a tile on a plate, in one of the arrangements. */
export function arrange({ main, companion, paint, plate, rim }: Subjects, random: () => number): Shape[] {
  const arrangement = arrangements[Math.floor(random() * arrangements.length)] as Arrangement;
  const path = plates[Math.floor(random() * plates.length)] as string;
  const placed = (motif: Motif, spot: Spot) => paintMotif(motif, transformOf(spot), paint);
  const companions = arrangement.companions.flatMap((spot) => placed(companion, spot));
  const [x, y, scale, base = 0] = arrangement.main;
  const tilt = base + Math.round(random() * 8 - 4);
  const shadow = paintMotif(
    main.slice(0, silhouette),
    transformOf([x, y + 4, scale + 0.02, tilt]),
    () => '#000000',
    0.16,
  );
  const subject = [...shadow, ...placed(main, [x, y, scale, tilt])];
  return [
    ...(path
      ? [
          { path, fill: plate, opacity: 0.3 },
          { path, stroke: rim, width: 1.5, opacity: 0.7 },
        ]
      : []),
    ...(arrangement.behind ? [...companions, ...subject] : [...subject, ...companions]),
  ];
}

function transformOf([x, y, scale, tilt = 0]: Spot): string {
  return `translate(${x} ${y})${tilt ? ` rotate(${tilt})` : ''} scale(${scale})`;
}
