import { contests } from './contests';
import type { Motif } from './motif';
import { sky } from './nature';
import { sea } from './sea';
import { draws, tables } from './tables';
import { treasures } from './treasures';

/**
 * What the words of a title mean, the first word that is found. Titles of a list often take turns, such as
 * baccarat, roulette, baccarat: what is side by side has no subject in common, and each has several, so that
 * a list does not repeat one symbol.
 */
export const namedSubjects: Record<string, readonly Motif[]> = {
  baccarat: [tables.cards, tables.chip, treasures.crown],
  roulette: [tables.roulette, treasures.coins, treasures.ruby],
  video: [tables.cards, treasures.seven, treasures.bell],
  poker: [tables.chip, treasures.coins, treasures.diamond],
  duel: [tables.cards, tables.tile, contests.trophy],
  battle: [treasures.crown, contests.shield, tables.dice],
  ticket: [draws.ticket, treasures.bell, treasures.treasure],
  scratch: [treasures.clover, sky.star, treasures.ruby],
  triple: [draws.balls, treasures.seven, tables.dice],
  boxes: [tables.tile, treasures.diamond, treasures.lightning],
  lottery: [treasures.clover, treasures.coins, sky.star],
  hunter: [sea.shark, sea.octopus, sea.mermaid],
  shark: [sea.shark, sea.octopus],
  harbour: [sea.reef, sea.pearl, sea.mermaid],
  fishing: [sea.koi, sea.crab],
  football: [contests.football, contests.shield],
  cup: [contests.trophy, treasures.crown, treasures.bell],
  squad: [contests.shield, contests.crosshair, sky.rocket],
  league: [contests.basketball, contests.racket, sky.star],
  arena: [contests.gamepad, treasures.lightning, sky.star],
};
