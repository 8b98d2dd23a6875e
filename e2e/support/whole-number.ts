/** Reads the whole number of an option, at least `least`. @throws a sentence that says what the option takes */
export function wholeNumber(option: string, text: string, least = 1): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
    throw new Error(`${option} takes a whole number from ${least}, not "${text}".`);
  return number;
}
