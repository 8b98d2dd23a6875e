import { disc, type Picture, star } from '../picture';
import { arrange } from './arrange';
import { backdrops } from './backdrops';
import { beasts } from './beasts';
import { contests } from './contests';
import type { Motif } from './motif';
import { east, orchard, sky } from './nature';
import { namedSubjects } from './named-subjects';
import { paintFrom } from './paint-motif';
import { palettes } from './palettes';
import { randomFrom } from './random-from';
import { sea } from './sea';
import { draws, tables } from './tables';
import { treasures } from './treasures';

/** The family of a game's picture. */
export type GameFamily = 'slots' | 'fish' | 'live' | 'sports' | 'pvp' | 'esports' | 'lottery';

const { lightning, clover, crown, bell, diamond, ruby, coins, seven } = treasures;
const { star: starlet, comet, moon, galaxy, rocket } = sky;
const { trophy, shield, gamepad, crosshair, ...balls } = contests;
const jewels = { crown, diamond, coins };

const slots = { ...beasts, ...sea, ...treasures, ...orchard, ...sky, ...east };

const motifs: Record<GameFamily, Record<string, Motif>> = {
  slots,
  fish: sea,
  live: { ...tables, ...jewels },
  sports: { ...balls, trophy, shield, star: starlet, crown },
  pvp: { ...tables, shield, ...jewels },
  esports: { gamepad, shield, crosshair, lightning, trophy, star: starlet, rocket },
  lottery: { ...draws, clover, chip: tables.chip, seven, bell, ...jewels },
};

/** Companions of every family: subjects that suit any title. */
const small = [lightning, clover, crown, bell, diamond, ruby, coins, seven, starlet, comet, moon, galaxy] as Motif[];

/** Strokes of the largest companion; it is drawn small and up to three times. */
const mostStrokes = 4;

/**
 * A game's picture, always the same for a seed. Words of the seed that name a motif or a mood are drawn
 * (`golden-dragon` is a dragon in gold, `royal-baccarat` one of its subjects), the rest is random: a companion, a plate
 * and how they are arranged, so that no two titles of a catalogue are the same. 120 by 160; the subject is in the middle 120 by 90, so
 * that any proportion from 3:4 to 4:3 can be cut.
 */
export function gameArt(seed: string, family: GameFamily = 'slots'): Picture {
  const random = randomFrom(seed);
  const words = seed.toLowerCase().split(/[^a-z]+/);
  const motif = pick(calledBy(words, namedSubjects) ?? [called(words, motifs[family], random)], random);
  const palette = called(words, palettes, random);
  const companion = pick(
    [...small, ...(family === 'slots' ? [] : Object.values<Motif>(motifs[family]))].filter(
      (other) => other !== motif && other.length <= mostStrokes,
    ),
    random,
  );
  const backdrop = pick(backdrops, random)(random);
  return {
    width: 120,
    height: 160,
    gradients: [
      { kind: 'down', stops: palette.ground },
      {
        kind: 'round',
        stops: [
          [palette.glow, 0.95],
          [palette.glow, 0.35],
          [palette.glow, 0],
        ],
      },
      { kind: 'down', stops: ['#fff3b8', '#f5b933', '#b8690f'] },
      { kind: 'down', stops: [palette.pale, palette.tone] },
      {
        kind: 'down',
        stops: [
          ['#000000', 0],
          ['#000000', 0.5],
        ],
      },
    ],
    shapes: [
      { path: 'M0 0h120v160H0z', fill: 0 },
      { path: backdrop, fill: palette.pale, opacity: 0.13 },
      { path: disc(60, 80, 62), fill: 1 },
      { path: 'M0 110h120v50H0z', fill: 4 },
      ...arrange({ main: motif, companion, paint: paintFrom(2, 3, palette.pale), plate: palette.tone, rim: 2 }, random),
      { path: sparks(random), fill: '#fffbe6', opacity: 0.9 },
    ],
  };
}

/** The item with the word as its name, or a longer form of it; else a random one. */
function called<T>(words: string[], entries: Record<string, T>, random: () => number): T {
  return calledBy(words, entries) ?? pick(Object.values(entries), random);
}

function calledBy<T>(words: string[], entries: Record<string, T>): T | undefined {
  const name = Object.keys(entries).find((key) => words.some((word) => word.startsWith(key)));
  return name ? entries[name] : undefined;
}

const pick = <T>(entries: readonly T[], random: () => number): T => entries[Math.floor(random() * entries.length)] as T;

/** Three glints around the motif. */
function sparks(random: () => number): string {
  return [20, 60, 100]
    .map((x) =>
      star(
        Math.round(x + random() * 14 - 7),
        Math.round(random() < 0.5 ? 42 + random() * 12 : 108 + random() * 10),
        3 + random() * 3,
        4,
        0.75,
      ),
    )
    .join('');
}
