/** How many numbers are the drawn ones, place by place. `winNo` is `3,0,9,9,1`. */
export function countMatches(numbers: readonly string[], winNo: string): number {
  const drawn = winNo.split(',').map((number) => number.trim());
  return numbers.filter((number, place) => drawn[place] === number).length;
}
