import { cpus } from 'node:os';
import { otherAddresses } from '../../prove/guess/addresses';
import { GuessingClient } from '../../prove/guess/client';
import { createAccounts } from '../../prove/guess/create-accounts';
import { drawPeople, merchant, type Person } from '../../prove/guess/draw-people';
import { accountRequests, type AccountRequest } from '../../prove/guess/account-requests';
import { seededRandom } from '../../support/seeded-random';
import { Control } from '../../support/control';
import { startPortal } from '../../support/portal';
import { present } from '../../support/present';
import { median } from '../figures/median';
import { ratioOfMedians } from '../figures/ratio-of-medians';
import { accountsBenchOptions, usage } from './options';

const measured = [
  'sign-in by name',
  'sign-in by number and password',
  'code for signing in',
  'forgotten password, own address',
];

/** Times calls for accounts that exist and for accounts that do not, and prints the ratios. Never fails on a time. */
export async function bench(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const { accounts, seed } = accountsBenchOptions(args);
  const draw = seededRandom(seed);
  const { known, unknown } = drawPeople(accounts, draw);
  const portal = await startPortal();
  try {
    await createAccounts(portal, known);
    const client = new GuessingClient(new URL(portal.page(merchant)).origin, merchant);
    const control = new Control(portal);
    const nextAddress = otherAddresses();
    console.log(`
${accounts} accounts that exist and ${accounts} that do not, alternating, one call at a time (--seed ${seed}).
  machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}; Node ${process.version}

                                   known    unknown, median ms           ratio    95 % interval`);
    for (const name of measured) {
      await control.clearAttempts();
      const request = present(accountRequests.find((candidate) => candidate.name === name));
      const times = { known: [] as number[], unknown: [] as number[] };
      const ask = async (person: Person) => {
        const milliseconds = await timeOf(client, request, person, nextAddress());
        times[person.known ? 'known' : 'unknown'].push(milliseconds);
      };
      for (const [index, person] of known.entries()) {
        const pair = [person, present(unknown[index])];
        for (const each of draw(0, 1) === 0 ? pair : pair.toReversed()) await ask(each);
      }
      const { ratio, from, to } = ratioOfMedians(times.known, times.unknown, draw);
      const cell = (value: number) => value.toFixed(1).padStart(8);
      console.log(
        `${name.padEnd(32)}${cell(median(times.known))}   ${cell(median(times.unknown))}                     ${ratio.toFixed(3)}    ${from.toFixed(3)} and ${to.toFixed(3)}`,
      );
    }
  } finally {
    await portal.stop();
  }
}

/** @throws when the answer is not the expected refusal, because then the time means something else */
async function timeOf(
  client: GuessingClient,
  request: AccountRequest,
  person: Person,
  address: string,
): Promise<number> {
  const { body, milliseconds } = await client.call(request.endpoint, request.fields(person), { address });
  if (body.code !== request.refusal) throw new Error(`${request.name} was answered with ${JSON.stringify(body)}.`);
  return milliseconds;
}
