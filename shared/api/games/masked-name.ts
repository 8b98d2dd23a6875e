/** A name that others may see: at most its first two characters and its last one. One that is masked already stays. */
export function maskedName(name: string): string {
  if (name.includes('*')) return name;
  const characters = [...name];
  const shown = characters.length > 4 ? 2 : 1;
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters.slice(0, shown).join('')}***${last}`;
}
