import { Control } from '../../support/control';
import { present } from '../../support/present';
import type { Portal } from '../../support/portal';
import { seededRandom } from '../../support/seeded-random';
import { guessForADay } from './guess-for-a-day';
import { otherAddresses } from './addresses';
import { compareAnswers, type ComparedAnswers } from './compare-answers';
import { GuessingClient } from './client';
import { compareFailures, type ComparedFailures } from './compare-failures';
import { guessBySpelling, type BySpelling } from './guess-by-spelling';
import { createAccounts } from './create-accounts';
import { guessFromManyAddresses, type GuessesFromMany } from './guess-from-many-addresses';
import { guessFromOneAddress, type GuessesFromOne } from './guess-from-one-address';
import { drawPeople, merchant } from './draw-people';
import { registerTakenNames, type TakenNames } from './register-taken-names';
import { accountRequests } from './account-requests';

/** Known names, and as many unknown, with wrong passwords in a row. */
const namesInRows = 20;

/** The result of a run. */
export interface Findings {
  compared: ComparedAnswers[];
  failures: ComparedFailures;
  taken: TakenNames;
  one: GuessesFromOne;
  many: GuessesFromMany;
  spelled: BySpelling;
  day: Awaited<ReturnType<typeof guessForADay>>;
  faults: string[];
}

/** Compares the answers to every kind of request, then guesses from one address and from many while the owner signs in. */
export async function runAttempts(
  portal: Portal,
  { accounts, seed }: { accounts: number; seed: number },
): Promise<Findings> {
  const draw = seededRandom(seed);
  const { known, unknown } = drawPeople(accounts, draw);
  await createAccounts(portal, known);
  const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
  const asking = { client, control: new Control(portal), nextAddress: otherAddresses(), draw };

  const compared: ComparedAnswers[] = [];
  for (const request of accountRequests) compared.push(await compareAnswers(asking, request, [...known, ...unknown]));
  const failures = await compareFailures(asking, known.slice(0, namesInRows), unknown.slice(0, namesInRows));
  const taken = await registerTakenNames(asking, known, unknown);
  const one = await guessFromOneAddress(asking, [...known, ...unknown]);
  const many = await guessFromManyAddresses(asking, present(known.at(-1)));
  await asking.control.clearAttempts();
  const spelled = await guessBySpelling(client, present(known[0]).mobile, asking.nextAddress());
  const day = await guessForADay();
  const faults = [...compared, failures, taken, one, many, spelled, day].flatMap((each) => each.faults);
  return { compared, failures, taken, one, many, spelled, day, faults };
}
