import { callTimeout } from '@atrium/api/figures';
import type { PortalPage } from '../../../pages/portal-page';
import type { Draw } from '../../../support/seeded-random';
import { openAndLook, untilStill } from '../look-at';
import type { Outcome } from '../run-case';
import type { UpstreamRelay } from '../upstream-relay';
import type { Form, Person } from './form';
import type { Way } from './ways';

export interface FormCase {
  form: Form;
  person: Person;
  way: Way;
}

/** Characters of a page that is not blank: less than a message with its button. */
const readable = 20;
/** What the portal says, in English, when a call that moves money got no clear answer. */
const unknownOutcome = 'We do not know yet whether this was carried out.';
/** Milliseconds for a step of a person, on a busy machine. */
const patience = 30_000;

/**
 * Submits a form while the back end answers badly, then again while it answers well, and opens its page once more. A
 * form that moves money is carried out once, and says so or that the outcome is unknown.
 */
export async function runFormCase(relay: UpstreamRelay, { form, person, way }: FormCase, draw: Draw): Promise<Outcome> {
  const { tab } = person;
  const broken: string[] = [];
  const note = (error: Error) => broken.push(`an unhandled error: ${error.message.slice(0, 200)}`);
  let times = 0;
  try {
    // the same address again is a reload, which opens the dialog of the last case again
    await tab.page.goto('about:blank');
    await openAndLook(tab, form.path);
    await form.fill(person);
    const countMoves = async () => (await form.count?.(person)) ?? 0;
    const before = await countMoves();
    const typed = await inputOf(form, person);
    const carriedOut = async () => (await countMoves()) - before;
    tab.page.on('pageerror', note);
    if (way.forgetsKeys) relay.forgetKeysOf(form.call);
    if (way.losesRequest) relay.loseRequestsOf(form.call);
    relay.corrupt(form.call, way.corruption, draw);
    await form.submit(person);
    for (let polls = 0; polls < 50 && !relay.hasCorrupted; polls += 1) await tab.page.waitForTimeout(100);
    if (way.release) broken.push(...(await waitSlowly(form, person, way.release)));
    await untilAnswered(form, person);
    times = relay.mend();
    broken.push(...(await lookAt(tab, form)));

    const isDone = await isShown(form.done(person));
    const first = await carriedOut();
    if (isDone && form.count && first !== 1) broken.push(`the page says that it is done, and it was ${first} times`);
    if (!isDone) {
      broken.push(...(await lookAtFailure({ form, person, carriedOut: first > 0, typed })));
      await submitAgain(form, person);
      const second = await carriedOut();
      // a back end without memory carries a repeated request out again, or refuses it as a new one
      const mayBeTwice = way.forgetsKeys && second === 2;
      if (form.count && second !== 1 && !mayBeTwice) broken.push(`it was carried out ${second} times`);
      const mayBeRefused = form.mayBeTaken || way.forgetsKeys;
      if (!(await isShown(form.done(person))) && !(mayBeRefused && (await saysSomething(tab))))
        broken.push(`the retry is not answered: ${await messageOf(tab)}`);
    }
    await form.end?.(person);

    const after = await openAndLook(tab, form.path);
    if (!after.isFramed || after.text < readable) broken.push('the page does not recover');
    if (after.isBroken) broken.push('a view throws afterwards');
    if (form.like) broken.push(...(await lookAtSession(tab)));
  } catch (error) {
    broken.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 600));
    await form.end?.(person).catch(() => undefined);
  } finally {
    way.release?.();
    // a case that was broken off has reached its answer too
    times = Math.max(times, relay.mend());
    relay.forgetKeysOf(undefined);
    relay.loseRequestsOf(undefined);
    tab.page.off('pageerror', note);
  }
  return { times, broken };
}

/** While the answer is on its way, the page is busy and takes no second order. */
async function waitSlowly(form: Form, person: Person, release: () => void): Promise<string[]> {
  const { page } = person.tab;
  const broken: string[] = [];
  const busy = page.locator('button[aria-busy="true"]').first();
  await busy.waitFor({ timeout: patience }).catch(() => broken.push('nothing shows that the call is on its way'));
  // a person presses again; a click of the browser would wait for the end
  if ((await busy.count()) > 0) await busy.dispatchEvent('click');
  if (await isShown(form.done(person))) broken.push('the page says that it is done before the answer');
  release();
  await form
    .done(person)
    .first()
    .waitFor({ timeout: patience })
    .catch(() => broken.push('a late answer is not shown'));
  return broken;
}

async function lookAt(tab: PortalPage, form: Form): Promise<string[]> {
  const text = await tab.page.evaluate(() => document.body.innerText.trim().length);
  const isBusy = await tab.page.evaluate(() => document.querySelector('button[aria-busy="true"]') !== null);
  return [
    ...(text < readable ? ['the page is blank'] : []),
    ...((await tab.fault.count()) > 0 ? ['a view threw'] : []),
    ...(isBusy ? ['the form is busy without end'] : []),
    ...(form.like && !(await tab.accountButton.isVisible()) ? ['the session is lost'] : []),
  ];
}

interface Failure {
  form: Form;
  person: Person;
  carriedOut: boolean;
  /** The input before. */
  typed: string;
}

async function lookAtFailure({ form, person, carriedOut, typed }: Failure): Promise<string[]> {
  const { tab } = person;
  const input = await inputOf(form, person);
  const saysUnknown = await isShown(tab.page.getByText(unknownOutcome));
  return [
    ...(input === typed ? [] : [`the input is lost: "${typed}" became "${input}"`]),
    ...((await saysSomething(tab)) ? [] : ['the page says nothing about the failure']),
    ...(form.count && carriedOut && !saysUnknown
      ? [`it was carried out, and the page leaves that in doubt: ${await messageOf(tab)}`]
      : []),
  ];
}

/** The balance of the page is the one of the ledger. */
async function lookAtSession(tab: PortalPage): Promise<string[]> {
  if (!(await tab.accountButton.isVisible())) return ['the session is lost'];
  const ledger = await tab.ledgerBalance();
  for (let polls = 0; polls < 40; polls += 1) {
    if ((await tab.shownBalance()) === ledger) return [];
    await tab.page.waitForTimeout(100);
  }
  return [`the page shows a balance of ${await tab.shownBalance()}, the ledger has ${ledger}`];
}

async function submitAgain(form: Form, person: Person): Promise<void> {
  const { page } = person.tab;
  // messages lie above the form; Escape would close the form too
  for (const message of await page.locator('dialog[open]:not(:has(form)) [data-begin]').all())
    await message.click({ timeout: patience }).catch(() => undefined);
  await form.fillSecrets?.(person);
  await form.submit(person);
  await untilAnswered(form, person);
}

/** Milliseconds until the portal has given up a call that moves money: it is sent twice, and a timeout each. */
const givenUp = 2 * callTimeout + 10_000;

/** Waits until no button is busy any more, and the page shows what came of it: some pages read a list first. */
async function untilAnswered(form: Form, person: Person): Promise<void> {
  const { page } = person.tab;
  const busy = page.locator('button[aria-busy="true"]').first();
  await busy.waitFor({ state: 'hidden', timeout: givenUp }).catch(() => undefined);
  await page.evaluate(untilStill, { still: 500, patience });
  for (let polls = 0; polls < 100; polls += 1) {
    if ((await isShown(form.done(person))) || (await saysSomething(person.tab))) return;
    await page.waitForTimeout(100);
  }
}

async function inputOf(form: Form, person: Person): Promise<string> {
  const field = form.input(person).first();
  if ((await field.count()) === 0) return '(no field)';
  return field.evaluate((element) => ('value' in element ? String(element.value) : 'there'));
}

async function saysSomething({ page }: PortalPage): Promise<boolean> {
  return (await messages(page)) !== '';
}

async function messageOf({ page }: PortalPage): Promise<string> {
  return (await messages(page)).replaceAll(/\s+/g, ' ').slice(0, 160) || 'no message';
}

/** What the page says in messages, alerts, toasts and errors of fields. */
function messages(page: PortalPage['page']): Promise<string> {
  return page.evaluate(() => {
    const places =
      'dialog[open]:not(:has(form)), [role="alert"], form > [role="status"]:not(:empty), [data-state="error"], [aria-invalid="true"]';
    const shown = [...document.querySelectorAll<HTMLElement>(places)].filter((one) => one.checkVisibility());
    return shown.map((one) => one.innerText || 'invalid').join(' / ');
  });
}

function isShown(place: ReturnType<Form['done']>): Promise<boolean> {
  return place.first().isVisible();
}
