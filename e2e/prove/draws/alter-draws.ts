import { commitmentOf, winningNumber } from '@atrium/api';
import { HashChain, nextInChain, roundAt } from '@atrium/deploy/lottery-beacon';
import { slipsHashOf } from '@atrium/deploy/lottery-slips';
import { createHash } from 'node:crypto';

const day = 86_400_000;

/**
 * Publishes draws with their inputs, alters one input of each, and checks them as anyone can: the seed against its
 * commitment, the slips against their hash, the beacon value against the chain, and the number against all three.
 */
export async function unnoticedAlterations(draws: number, seed: number) {
  const unnoticed: string[] = [];
  let checked = 0;
  const chain = new HashChain(createHash('sha256').update(`${seed}`).digest(), () => 2 * day);
  for (let issue = 1; issue <= draws; issue += 1) {
    const draw = await published(chain, seed, issue);
    if (!(await isValid(chain, draw))) unnoticed.push(`draw ${issue} is not accepted as it was published`);
    const [first = '', ...rest] = draw.slips;
    const altered: Record<string, PublishedDraw> = {
      'another seed': { ...draw, seed: `${draw.seed}0` },
      'a slip less': { ...draw, slips: rest },
      'a changed slip': { ...draw, slips: [`${first}0`, ...rest] },
      'another beacon value': { ...draw, beacon: nextInChain(draw.beacon) },
    };
    for (const [name, other] of Object.entries(altered)) {
      checked += 1;
      if (await isValid(chain, other)) unnoticed.push(`draw ${issue} is accepted with ${name}`);
    }
  }
  return { checked, unnoticed };
}

interface PublishedDraw {
  numero: string;
  commitment: string;
  seed: string;
  slips: string[];
  slipsHash: string;
  round: number;
  beacon: string;
  winNo: string;
}

async function published(chain: HashChain, runSeed: number, issue: number): Promise<PublishedDraw> {
  const hash = (name: string) => createHash('sha256').update(`${runSeed} ${issue} ${name}`).digest('hex');
  const seed = hash('seed');
  const slips = Array.from({ length: 1 + (issue % 4) }, (_, slip) => `L${issue}-${slip} 100 ${hash(`slip ${slip}`)}`);
  const slipsHash = slipsHashOf(slips);
  const round = roundAt(day + issue * 60_000);
  const beacon = chain.valueOf(round) ?? '';
  const numero = String(issue);
  const winNo = await winningNumber({ seed, slipsHash, beacon }, 'CQSSC', numero);
  return { numero, commitment: await commitmentOf(seed), seed, slips, slipsHash, round, beacon, winNo };
}

async function isValid(chain: HashChain, draw: PublishedDraw): Promise<boolean> {
  const { seed, slips, beacon, round, numero } = draw;
  const slipsHash = slipsHashOf(slips);
  if ((await commitmentOf(seed)) !== draw.commitment || slipsHash !== draw.slipsHash) return false;
  if (nextInChain(beacon) !== (chain.valueOf(round - 1) ?? '')) return false;
  return (await winningNumber({ seed, slipsHash, beacon }, 'CQSSC', numero)) === draw.winNo;
}
