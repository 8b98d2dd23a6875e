import names from './value-names.json';

/** By language and value. Not among the texts of the remote: those load before home does. */
const known = new Map(
  Object.entries(names).flatMap(([language, words]) =>
    Object.entries(words).map(([value, name]) => [`${language} ${value}`, name] as const),
  ),
);

/** Name of a feature or tag of games in a language; one that is not listed is shown as the back end names it. */
export function valueName(value: string, language: string): string {
  return known.get(`${language} ${value}`) ?? value;
}
