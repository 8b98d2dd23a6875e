/** Games on one slide. Source: requirement REC-03. */
const perSlide = 12;

/** Splits games into slides. */
export function slidesOf<Game>(games: readonly Game[]): Game[][] {
  return Array.from({ length: Math.ceil(games.length / perSlide) }, (_, slide) =>
    games.slice(slide * perSlide, (slide + 1) * perSlide),
  );
}
