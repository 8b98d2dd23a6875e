import { beasts } from '../game/beasts';
import { contests } from '../game/contests';
import { east, orchard, sky } from '../game/nature';
import { sea } from '../game/sea';
import { treasures } from '../game/treasures';
import { disc, type Shape } from '../picture';
import { glow, light, place, ridge, stars, tint, waves } from './pieces';

const curtain = (x: number, lean: number): Shape => ({
  path: `M${x} 40c90 120-60 190 20 380h170c-60-170 ${lean} -250-10-400z`,
  fill: 4,
  opacity: 0.34,
});

/** The window of a fruit machine with its three reels. */
const reels: Shape[] = [
  { path: 'M822 150h520q26 0 26 26v248q0 26-26 26H822q-26 0-26-26V176q0-26 26-26z', fill: 2 },
  { path: 'M822 172h160v256H822zM1002 172h160v256h-160zM1182 172h160v256h-160z', fill: '#fffaf0' },
  { path: 'M822 172h520v50H822z', fill: '#1c1226', opacity: 0.16 },
];

const beam = (x: number, turn: number): Shape => ({
  path: 'M-14 0h28l120 640h-268z',
  fill: tint('light'),
  opacity: 0.14,
  transform: `translate(${x} -20) rotate(${turn})`,
});

const towers = (fill: string, opacity: number, tops: readonly number[]): Shape => ({
  path: tops.map((top, index) => `M${index * 110} 600V${top}h${84 + (index % 3) * 10}V600z`).join(''),
  fill,
  opacity,
});

const windows = light(
  Array.from({ length: 60 }, (_, index) => `M${(index * 173) % 1580} ${330 + ((index * 67) % 240)}h8v14h-8z`).join(''),
  0.55,
);

const streaks = Array.from({ length: 14 }, (_, index): Shape => ({
  path: `M${500 + index * 90} ${660 - ((index * 137) % 300)}l${260 + ((index * 71) % 240)}-${150 + ((index * 41) % 130)} 10 6z`,
  fill: index % 3 ? tint('spark') : tint('light'),
  opacity: 0.2 + (index % 4) * 0.12,
}));

const sunRays: Shape = {
  path: Array.from({ length: 16 }, (_, index) => {
    const [from, to] = [index * 22.5 - 5, index * 22.5 + 5].map((turn) => (turn * Math.PI) / 180) as [number, number];
    const end = (turn: number) =>
      `${Math.round(1080 + 1600 * Math.cos(turn))} ${Math.round(400 + 1600 * Math.sin(turn))}`;
    return `M1080 400L${end(from)}L${end(to)}z`;
  }).join(''),
  fill: tint('light'),
  opacity: 0.13,
};

/** The motifs of each scene, from back to front. */
export const scenes: Record<string, () => Shape[]> = {
  night: () => [
    stars('night', 70, 420),
    ...[520, 590, 700, 780, 900, 970, 1090, 1180, 1260, 1380].map((x, index) => curtain(x, index % 2 ? 60 : -30)),
    glow(1240, 170, 260),
    ...place(sky.moon, 1240, 180, 2.3),
    ridge([470, 430, 500, 400, 470, 380, 480, 420, 500], tint('far')),
    ridge([560, 500, 540, 490, 550, 470, 540, 510, 540], tint('near')),
  ],
  harbour: () => [
    stars('harbour', 30, 240),
    glow(1080, 300, 460),
    ridge([430, 420, 440, 415, 430, 410, 430, 420, 430], tint('far')),
    { path: 'M0 470h1600v130H0z', fill: tint('near') },
    waves(486, 4, 0.16),
    ...reels,
    ...place(orchard.cherry, 902, 300, 1.35),
    ...place(treasures.seven, 1082, 300, 1.35),
    ...place(orchard.fruit, 1262, 300, 1.35),
    ...place(treasures.coins, 800, 480, 1.1, -8),
    ...place(treasures.coins, 1372, 486, 1.3, 8),
  ],
  lanterns: () => [
    stars('lanterns', 24, 400),
    glow(1080, 300, 480),
    ...place(east.lantern, 690, 120, 1.1, -6),
    ...place(east.lantern, 830, 250, 0.8, 5),
    ...place(east.lantern, 1390, 130, 1.5, 6),
    ...place(east.lantern, 1500, 330, 1, -4),
    ...place(east.lantern, 470, 90, 0.7, 4),
    ridge([540, 560, 520, 570, 500, 560, 510, 560, 530], tint('far')),
    ...place(beasts.dragon, 1090, 310, 4.6),
    ridge([590, 560, 590, 555, 590, 550, 590, 560, 590], tint('near')),
  ],
  stadium: () => [
    beam(620, -24),
    beam(880, -8),
    beam(1280, 10),
    beam(1540, 26),
    glow(1100, 320, 420),
    { path: 'M0 380q800-110 1600 0v60H0z', fill: tint('far') },
    light(
      Array.from({ length: 90 }, (_, index) => disc((index * 97) % 1600, 362 + ((index * 31) % 60), 3)).join(''),
      0.35,
    ),
    { path: 'M0 440h1600v160H0z', fill: tint('near') },
    { path: 'M300 600 700 440M1600 560 1380 440M0 500h1600', stroke: tint('light'), width: 4, opacity: 0.5 },
    ...streaks.slice(4, 9),
    ...place(contests.football, 1100, 320, 4.4, -14),
  ],
  city: () => [
    glow(1120, 260, 440),
    towers(tint('far'), 0.9, [380, 300, 350, 250, 330, 280, 200, 320, 240, 300, 190, 280, 340, 260, 310]),
    windows,
    towers(tint('near'), 1, [500, 460, 520, 430, 480, 510, 450, 500, 420, 490, 460, 520, 440, 500, 470]),
    ...streaks.slice(6, 12),
    ...place(contests.gamepad, 1080, 320, 4.2, -10),
    ...place(treasures.lightning, 1380, 190, 2.2, 12),
  ],
  sky: () => [
    stars('sky', 40, 560),
    ...streaks,
    glow(1140, 280, 440),
    ...place(sky.galaxy, 800, 150, 1.5, -10),
    ...place(sky.rocket, 1120, 290, 4.6, 38),
    ...place(sky.star, 1420, 430, 1.4, 14),
  ],
  river: () => [
    glow(1120, 200, 420),
    ridge([300, 240, 320, 220, 300, 200, 320, 230, 290], tint('far')),
    { path: 'M0 360h1600v240H0z', fill: tint('near') },
    waves(384, 6, 0.16),
    ...place(orchard.garden, 780, 500, 1.3),
    ...place(sea.koi, 1080, 330, 4.4, -12),
    ...place(orchard.garden, 1380, 480, 2.2),
  ],
  garden: () => [
    stars('garden', 26, 480),
    glow(1080, 320, 460),
    ridge([420, 380, 430, 360, 420, 350, 430, 380, 410], tint('far')),
    ...place(orchard.garden, 800, 430, 1.8),
    ...place(orchard.garden, 1380, 420, 2.1),
    ridge([540, 510, 560, 500, 550, 490, 560, 500, 540], tint('near')),
    ...place(orchard.garden, 1090, 340, 4.6),
  ],
  sunrise: () => [
    sunRays,
    glow(1080, 400, 440),
    { path: disc(1080, 400, 170), fill: 3 },
    ridge([430, 400, 440, 420, 450, 430, 440, 400, 430], tint('far')),
    ...place(east.temple, 1080, 380, 3),
    ridge([540, 500, 530, 520, 500, 520, 530, 500, 540], tint('near')),
    ...place(treasures.coins, 1330, 500, 1.2, 6),
    ...place(east.lantern, 800, 170, 1, -5),
    ...place(east.lantern, 1400, 150, 1.2, 5),
  ],
};
