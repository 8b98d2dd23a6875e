import { disc, short, star } from '../picture';

/** Patterns behind the motif, for a tile of 120 by 160; each a single path. */
export const backdrops: readonly ((random: () => number) => string)[] = [rays, rings, scales, sparkles, hills, lattice];

function rays(): string {
  const ray = (index: number) => {
    const edge = (turn: number) =>
      `${short(60 + 140 * Math.cos((turn * Math.PI) / 12))} ${short(80 + 140 * Math.sin((turn * Math.PI) / 12))}`;
    return `M60 80L${edge(index * 2)}L${edge(index * 2 + 1)}z`;
  };
  return Array.from({ length: 12 }, (_, index) => ray(index)).join('');
}

/** Rings as bands: each ring's hole is drawn in the opposite direction. */
function rings(): string {
  const band = (radius: number) =>
    `${disc(60, 80, radius)}M${60 - radius + 5} 80a${radius - 5} ${radius - 5} 0 1 1 ${2 * radius - 10} 0a${radius - 5} ${radius - 5} 0 1 1 ${10 - 2 * radius} 0z`;
  return [52, 70, 88, 106].map(band).join('');
}

function scales(): string {
  return Array.from({ length: 30 }, (_, index) => {
    const [row, column] = [Math.floor(index / 5), index % 5];
    const x = column * 30 + (row % 2) * 15 - 15;
    return `M${x} ${row * 15 + 85}a15 15 0 0 1 30 0h-5a10 10 0 0 0-20 0z`;
  }).join('');
}

function sparkles(random: () => number): string {
  return Array.from({ length: 22 }, () =>
    star(short(random() * 120), short(random() * 160), short(2 + random() * 5), 4, 0.72),
  ).join('');
}

function hills(): string {
  return 'M0 132q20-26 42-8t40-10 38 4v42H0zM0 34c14-10 24-2 24-2s6-12 20-8 14 12 14 12H0zM72 24c10-8 18-1 18-1s6-8 16-6 14 9 14 9H72z';
}

function lattice(): string {
  return Array.from({ length: 24 }, (_, index) => {
    const [row, column] = [Math.floor(index / 4), index % 4];
    return `M${column * 34 + (row % 2) * 17} ${row * 28}l10 14-10 14-10-14z`;
  }).join('');
}
