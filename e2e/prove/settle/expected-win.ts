/** A line as its player sent it. */
export interface Line {
  play: string;
  numbers: number[];
}

/** How a game draws: how many numbers, from where to where, and whether they repeat. */
interface Shape {
  count: number;
  lowest: number;
  highest: number;
  repeats: boolean;
}

/**
 * What a line wins, from the published rules alone: price × return ÷ probability, rounded down, where the probability is
 * counted over all arrangements of the places that the play is about. Shares no code with the sandbox.
 * @param price minor units
 * @param rate part of the stakes that is paid back, in ten-thousandths
 * @param drawn the published number, `3,0,9,9,1`
 */
export function expectedWin(game: string, line: Line, { price, rate }: { price: number; rate: number }, drawn: string) {
  const shape = shapeOf(game);
  const numbers = drawn.split(',').map(Number);
  if (!isWon(shape, line, placesOf(shape, line, numbers))) return 0;
  const { won, all } = counted(game, shape, line);
  return Number((BigInt(price) * BigInt(rate) * BigInt(all)) / (10_000n * BigInt(won)));
}

function shapeOf(game: string): Shape {
  if (game.includes('11X5')) return { count: 5, lowest: 1, highest: 11, repeats: false };
  if (game.includes('PK10')) return { count: 10, lowest: 1, highest: 10, repeats: false };
  const named = /([2-9])D$/.exec(game);
  return { count: named ? Number(named[1]) : 5, lowest: 0, highest: 9, repeats: true };
}

const isRace = ({ count, highest }: Shape) => count === highest;

/** The drawn numbers that a play is about. */
function placesOf(shape: Shape, { play, numbers }: Line, drawn: number[]): number[] {
  if (play.startsWith('place')) return drawn.slice(Number(play.slice(5)) - 1, Number(play.slice(5)));
  if (play.startsWith('tail')) return drawn.slice(drawn.length - numbers.length);
  if (play.startsWith('sum')) return isRace(shape) ? drawn.slice(0, 2) : drawn;
  if (play.startsWith('any')) return isRace(shape) ? drawn.slice(0, 3) : drawn;
  return drawn.slice(0, numbers.length);
}

function isWon(shape: Shape, { play, numbers }: Line, places: number[]): boolean {
  if (play.startsWith('any')) return numbers.every((number) => places.includes(number));
  if (!play.startsWith('sum')) return numbers.join() === places.join();
  const sum = places.reduce((total, number) => total + number, 0);
  const [least, most] = limitsOfSum(shape, places.length);
  const isBig = sum > Math.floor((least + most) / 2);
  const isOdd = sum % 2 === 1;
  return { 'sum-big': isBig, 'sum-small': !isBig, 'sum-odd': isOdd, 'sum-even': !isOdd }[play] ?? false;
}

function limitsOfSum({ lowest, highest, repeats }: Shape, count: number): [number, number] {
  const added = repeats ? 0 : (count * (count - 1)) / 2;
  return [count * lowest + added, count * highest - added];
}

const known = new Map<string, { won: number; all: number }>();

/** Goes through every arrangement; the numbers of a line do not matter for how many win. */
function counted(game: string, shape: Shape, line: Line): { won: number; all: number } {
  const name = `${game} ${line.play}`;
  const found = known.get(name);
  if (found) return found;
  const example = Array.from({ length: shape.count }, () => shape.lowest);
  const length = placesOf(shape, line, example).length;
  let [won, all] = [0, 0];
  const places: number[] = [];
  function fill(): void {
    if (places.length === length) {
      all += 1;
      if (isWon(shape, line, places)) won += 1;
      return;
    }
    for (let number = shape.lowest; number <= shape.highest; number += 1) {
      if (!shape.repeats && places.includes(number)) continue;
      places.push(number);
      fill();
      places.pop();
    }
  }
  fill();
  known.set(name, { won, all });
  return { won, all };
}
