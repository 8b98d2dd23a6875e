import { passwordByEmail, passwordBySms, passwordReset, sessionLogin } from '@atrium/api';
import type { Control } from '../../support/control';
import { recoveryLinkIn } from '../../support/outbox';
import { present } from '../../support/present';
import { cookieOf, type Answer, type GuessingClient } from './client';
import { password, type Person } from './draw-people';

/** Guesses before the owner comes, each from another address. */
const guesses = 200;
/** Guesses at once. */
const atOnce = 4;
/**
 * Most passwords that may be checked. The third failure requires a captcha, but not of guesses that are already running.
 * The count restarts when the owner signs in or sets a password, which happens four times.
 */
const mostChecked = (3 + atOnce) * 5;

/** The result of guesses from many addresses. */
export interface GuessesFromMany {
  guesses: number;
  /** Guesses with a checked password: the others lacked a captcha. */
  checked: number;
  /** The owner's actions meanwhile, with milliseconds. */
  owner: { what: string; milliseconds: number }[];
  faults: string[];
}

interface Options {
  client: GuessingClient;
  control: Control;
  nextAddress: () => string;
}

/**
 * Guesses passwords of one name from address after address while its owner signs in: from a browser the account knows,
 * and with a forgotten password from the network of an attacker.
 */
export async function guessFromManyAddresses(
  { client, control, nextAddress }: Options,
  person: Person,
): Promise<GuessesFromMany> {
  await control.clearAttempts();
  const faults: string[] = [];
  const owner: GuessesFromMany['owner'] = [];
  const signIn = (typed: string, from: { address: string; cookie?: string }) =>
    client.call(sessionLogin, { username: person.name, password: typed, type: 'username' }, from);
  const home = { address: nextAddress() };
  const known = cookieOf(await signIn(password, home));
  if (!known) faults.push('a browser gets no cookie to be recognized by after a sign-in');

  let sent = 0;
  let checked = 0;
  let last = nextAddress();
  const guess = async () => {
    last = nextAddress();
    const { body } = await signIn(`Guess${sent}`, { address: last });
    sent += 1;
    if (body.success) faults.push('a guess was right');
    if (body.code === 'login_failed') checked += 1;
  };
  for (let turn = 0; turn < guesses / atOnce; turn += 1) await Promise.all(Array.from({ length: atOnce }, guess));
  let stopped = false;
  const guessing = (async () => {
    while (!stopped) await guess();
  })();

  try {
    await act('signs in from a browser the account knows', () => signIn(password, { ...home, cookie: known ?? '' }));
    await act('signs in there from the network of an attacker', () =>
      signIn(password, { address: last, cookie: known ?? '' }),
    );
    const byMail = { username: person.name, email: person.email };
    await act('asks for a new password by mail', () => client.call(passwordByEmail, byMail, { address: last }));
    await act('sets it with the link of the mail, on that network', async () =>
      client.call(passwordReset, await linkedPassword(), { address: last }),
    );
    const bySms = { username: person.name, mobileNumber: person.mobile };
    await act('asks for a new password by text message', () => client.call(passwordBySms, bySms, { address: last }));
    await act('signs in with that one', async () => signIn(await sentPassword(), { address: last }));
  } finally {
    stopped = true;
    await guessing;
  }
  if (checked === 0 || checked > mostChecked) faults.push(`${checked} of ${sent} guesses at one name were checked`);
  return { guesses: sent, checked, owner, faults };

  async function act(what: string, call: () => Promise<Answer>): Promise<void> {
    const { body, milliseconds } = await call();
    owner.push({ what, milliseconds });
    if (!body.success) faults.push(`the owner ${what} and is refused: ${body.code}`);
  }

  /** The request that the link of the mail makes; the password stays as it is. */
  async function linkedPassword() {
    const [link] = (await bodiesOf('mail')).map(recoveryLinkIn).filter((found) => found !== '');
    const [, token] = present(link).split('#reset=');
    return { token, newPassword: password, confirmNewPassword: password };
  }

  async function sentPassword(): Promise<string> {
    const sent = (await bodiesOf('sms')).flatMap((body) => newPassword.exec(body)?.[1] ?? []);
    return present(sent[0]);
  }

  async function bodiesOf(kind: 'mail' | 'sms'): Promise<string[]> {
    const messages = await control.outbox(person.name);
    return messages.filter((message) => message.kind === kind).map(({ body }) => body);
  }
}

/** The English text before the password in a text message. */
const newPassword = /new password (?:for \S+ )?is ([A-Za-z0-9]{10})\b/;
