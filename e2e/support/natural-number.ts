/** A whole number from 1 given to an option. @throws a sentence where the text is none */
export function naturalNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`${option} takes a whole number from 1, not "${text}".`);
  return number;
}
