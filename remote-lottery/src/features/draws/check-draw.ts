import { commitmentOf, drawProof, winningNumber, type Draw, type DrawProof, type Issue } from '@atrium/api';
import type { Host } from '@atrium/contract';

/** `unchecked` where the page lacks the data for a check: nothing is said about that part of the draw. */
type Outcome = 'matches' | 'differs' | 'unchecked';

/** The parts of a draw that are checked; those that it does not have are absent. */
export interface DrawCheck {
  /** The numbers follow from the inputs. */
  numbers: Outcome;
  /** The seed has the commitment as its hash. */
  seed: Outcome;
  /** The slips hash is that of the published list of slips. */
  slips?: Outcome;
  /** The value is that of the named round, in a chain with the end that the page has seen before the draw. */
  beacon?: Outcome;
  /** Commitment, round, chain and slips hash are those that this page has seen before the draw. */
  announced: Outcome;
}

/** What the page has seen of an issue before its draw. */
export type AnnouncedIssue = Pick<Issue, 'numero' | 'commitment' | 'beaconRound' | 'beaconChain' | 'slipsHash'>;

/** Longest chain that is followed to its end: more than a day of rounds each second. */
const longestChain = 100_000;

/** Checks a draw as far as its inputs, the proof and what the page has seen before allow. */
export async function checkDraw(
  draw: Draw,
  { proof, announced }: { proof?: DrawProof | undefined; announced?: AnnouncedIssue | undefined } = {},
): Promise<DrawCheck> {
  const { gameCode, numero, winNo, seed, commitment, slipsHash, beacon } = draw;
  return {
    numbers: outcome((await winningNumber(draw, gameCode, numero)) === winNo),
    seed: outcome((await commitmentOf(seed)) === commitment),
    ...(slipsHash !== '' && { slips: await checkSlips(slipsHash, proof) }),
    ...(beacon !== '' && { beacon: await checkBeacon(draw, proof?.beacon, announced) }),
    announced: announced ? outcome(isAsAnnounced(draw, announced)) : 'unchecked',
  };
}

/** `valid` only if every part was checked. */
export function verdictOf(check: DrawCheck): 'valid' | 'partly' | 'failed' {
  const outcomes = Object.values(check) as Outcome[];
  if (outcomes.includes('differs')) return 'failed';
  return outcomes.includes('unchecked') ? 'partly' : 'valid';
}

/** Fetches what the check of a draw needs; undefined where the back end does not publish it. */
export async function fetchProof(
  { api, signal }: Pick<Host, 'api' | 'signal'>,
  { gameCode, numero, slipsHash, beacon }: Draw,
): Promise<DrawProof | undefined> {
  if (slipsHash === '' && beacon === '') return undefined;
  const expects = ['in_stay_tuned'] as const;
  const answer = await api.call(drawProof, { gameCode, numero }, { signal, expects }).catch(() => undefined);
  return answer?.ok ? answer.value : undefined;
}

/** Whether the draw has the data for a check. */
export function isCheckable({ commitment, seed }: Draw): boolean {
  return commitment !== '' && seed !== '';
}

/** Whether the commitment was stored at the draw or later, for a missed draw. */
export function isCommittedLate({ drawTime, committedAt }: Draw): boolean {
  return drawTime !== undefined && committedAt !== undefined && committedAt >= drawTime;
}

const outcome = (matches: boolean): Outcome => (matches ? 'matches' : 'differs');

async function checkSlips(slipsHash: string, proof: DrawProof | undefined): Promise<Outcome> {
  if (!proof) return 'unchecked';
  return outcome((await commitmentOf([...proof.slips].sort().join('\n'))) === slipsHash);
}

async function checkBeacon(
  draw: Draw,
  published: DrawProof['beacon'],
  announced: AnnouncedIssue | undefined,
): Promise<Outcome> {
  if (!published) return 'unchecked';
  const { round, value, chain } = published;
  if (round !== draw.beaconRound || value !== draw.beacon) return 'differs';
  if (chain.kind !== 'hashes') return 'unchecked';
  const place = Number(round) - chain.firstRound;
  if (!(place >= 0 && place < longestChain)) return 'differs';
  let end = value;
  for (let at = place; at >= 0; at -= 1) end = await commitmentOf(end);
  if (end !== chain.id) return 'differs';
  // anyone can make up a chain afterwards: only an end that was known before the draw proves the value
  return announced?.beaconChain ? outcome(announced.beaconChain === chain.id) : 'unchecked';
}

function isAsAnnounced(draw: Draw, { commitment, beaconRound, slipsHash }: AnnouncedIssue): boolean {
  return (
    draw.commitment === commitment &&
    draw.beaconRound === beaconRound &&
    (slipsHash === '' || draw.slipsHash === slipsHash)
  );
}
