import { passwordByEmail, passwordBySms, sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import { present } from '../../support/present';
import { cookieOf, type Answer, type GuessingClient } from './client';
import { password, type Person } from './people';

/** Guesses before the owner comes, each from another address. */
const guesses = 200;
/** Guesses under way at once. */
const atOnce = 4;
/**
 * The third failure makes a captcha necessary, for guesses under way as well only once it is counted. The count restarts
 * when the owner proves who they are, which happens four times.
 */
const lookedAtMost = (3 + atOnce) * 5;

export interface ManyGuessers {
  guesses: number;
  /** Guesses whose password was looked at: the others lacked a captcha. */
  lookedAt: number;
  /** What the owner did meanwhile, and how long each took in milliseconds. */
  owner: { what: string; milliseconds: number }[];
  faults: string[];
}

interface Asking {
  client: GuessingClient;
  control: Control;
  nextAddress: () => string;
}

/**
 * Guesses at one name from address after address, and goes on while its owner comes: from a browser the account knows,
 * and by a forgotten password from the very network of a guesser.
 */
export async function manyGuessers({ client, control, nextAddress }: Asking, person: Person): Promise<ManyGuessers> {
  await control.forgive();
  const faults: string[] = [];
  const owner: ManyGuessers['owner'] = [];
  const signIn = (typed: string, from: { address: string; cookie?: string }) =>
    client.call(sessionLogin, { username: person.name, password: typed, type: 'username' }, from);
  const home = { address: nextAddress() };
  const known = cookieOf(await signIn(password, home));
  if (!known) faults.push('a browser that was signed in from is given nothing to be known by');

  let asked = 0;
  let lookedAt = 0;
  let last = nextAddress();
  const guess = async () => {
    last = nextAddress();
    const { body } = await signIn(`Guess${asked}`, { address: last });
    asked += 1;
    if (body.success) faults.push('a guess was right');
    if (body.code === 'login_failed') lookedAt += 1;
  };
  for (let turn = 0; turn < guesses / atOnce; turn += 1) await Promise.all(Array.from({ length: atOnce }, guess));
  let stopped = false;
  const goingOn = (async () => {
    while (!stopped) await guess();
  })();

  try {
    await does('signs in from a browser the account knows', () => signIn(password, { ...home, cookie: known ?? '' }));
    await does('signs in there from the network of a guesser', () =>
      signIn(password, { address: last, cookie: known ?? '' }),
    );
    const byMail = { username: person.name, email: person.email };
    await does('asks for a new password by mail', () => client.call(passwordByEmail, byMail, { address: last }));
    await does('signs in with it from a browser nobody knows, on that network', async () =>
      signIn(await sentPassword('mail'), { address: last }),
    );
    const bySms = { username: person.name, mobileNumber: person.mobile };
    await does('asks for a new password by text message', () => client.call(passwordBySms, bySms, { address: last }));
    await does('signs in with that one', async () => signIn(await sentPassword('sms'), { address: last }));
  } finally {
    stopped = true;
    await goingOn;
  }
  if (lookedAt === 0 || lookedAt > lookedAtMost)
    faults.push(`${lookedAt} of ${asked} guesses at one name were looked at`);
  return { guesses: asked, lookedAt, owner, faults };

  async function does(what: string, act: () => Promise<Answer>): Promise<void> {
    const { body, milliseconds } = await act();
    owner.push({ what, milliseconds });
    if (!body.success) faults.push(`the owner ${what}, and is refused: ${body.code}`);
  }

  async function sentPassword(kind: 'mail' | 'sms'): Promise<string> {
    const messages = await control.outbox(person.name);
    const sent = messages.flatMap((message) =>
      message.kind === kind ? (wordsOfNew.exec(message.body)?.[1] ?? []) : [],
    );
    return present(sent[0]);
  }
}

/** What the two messages say in English before the password. */
const wordsOfNew = /new password (?:for \S+ )?is ([A-Za-z0-9]{10})\b/;
