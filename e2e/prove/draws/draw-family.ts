import { createHash } from 'node:crypto';
import { winningNumber } from '@atrium/api';
import { playsOf, prizeOf, readDrawn } from '@atrium/deploy/lottery-plays';

/** A game of each rule that a family draws by. */
export const families = ['CQSSC', 'SD11X5', 'TXFFC', 'BJPK10', 'THGOV6D', 'THBANK3D', 'YEEKEE5D', 'DANANG4D'];

export interface Figure {
  name: string;
  /** Standard errors from what is expected. */
  away: number;
}

const price = 10_000;
const rate = 9_500;

/** Draws issues of a game from inputs of this run, and compares every place and play with its probability. */
export async function drawFamily(gameCode: string, draws: number, seed: number): Promise<{ figures: Figure[] }> {
  const plays = playsOf(gameCode).map((play) => ({ play, line: exampleLine(play.numbers), wins: 0 }));
  const places = new Map<string, number>();
  for (let issue = 0; issue < draws; issue += 1) {
    const drawn = readDrawn(await winningNumber(inputsOf(seed, gameCode, issue), gameCode, String(issue)));
    for (const [place, number] of drawn.entries()) {
      const name = `${number} in place ${place + 1}`;
      places.set(name, (places.get(name) ?? 0) + 1);
    }
    for (const counted of plays) if (counted.play.wins(counted.line, drawn)) counted.wins += 1;
  }
  const [{ play: first } = { play: undefined }] = plays.filter(({ play }) => play.kind === 'place');
  const chance = first ? first.chance.ways / first.chance.of : 0;
  return {
    figures: [
      ...[...places].map(([name, found]) => ({ name, away: awayFrom(found, draws, chance) })),
      ...plays.map(({ play, wins }) => ({
        name: `the return of ${play.code}`,
        away: awayFrom(wins, draws, rate / 10_000 / (prizeOf(price, play.chance, rate) / price)),
      })),
    ],
  };
}

/** The numbers of a line: the lowest and those after it. */
function exampleLine({ count, lowest }: { count: number; lowest: number }): number[] {
  return Array.from({ length: count }, (_, index) => lowest + index);
}

export function inputsOf(seed: number, gameCode: string, issue: number) {
  const hash = (name: string) => createHash('sha256').update(`${seed} ${gameCode} ${issue} ${name}`).digest('hex');
  return { seed: hash('seed'), slipsHash: hash('slips'), beacon: hash('beacon') };
}

/** Of a rare event the square root of its variance is below one, so that a single one would be far away. */
function awayFrom(found: number, draws: number, chance: number): number {
  return Math.abs(found - draws * chance) / Math.max(1, Math.sqrt(draws * chance * (1 - chance)));
}
