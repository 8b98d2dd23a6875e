import { gamesPerSlide } from '@atrium/api/figures';

/** Splits games into slides. */
export function slidesOf<Game>(games: readonly Game[]): Game[][] {
  return Array.from({ length: Math.ceil(games.length / gamesPerSlide) }, (_, slide) =>
    games.slice(slide * gamesPerSlide, (slide + 1) * gamesPerSlide),
  );
}
