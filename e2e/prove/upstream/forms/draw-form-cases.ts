import type { Browser } from 'playwright';
import { PortalPage } from '../../../pages/portal-page';
import { accounts } from '../../../support/accounts';
import { Control } from '../../../support/control';
import { copyAccount } from '../../../support/copy-account';
import { keepContractsClosed } from '../../../support/keep-contracts-closed';
import { merchants } from '../../../support/merchants';
import type { Portal } from '../../../support/portal';
import { present } from '../../../support/present';
import type { Draw } from '../../../support/seeded-random';
import { rounds } from '../draw-cases';
import type { Form, Person } from './form';
import { moneyForms } from './money-forms';
import { otherForms } from './other-forms';
import type { FormCase } from './run-form-case';
import { ways, type Way } from './ways';

interface Wanted {
  /** How many. */
  forms: number;
  /** Part of the id of a call. */
  call: string;
  /** Part of the name of a way to answer. */
  corruption: string;
}

interface Drawing {
  browser: Browser;
  portal: Portal;
  draw: Draw;
  wanted: Wanted;
}

/** Milliseconds for a step of a person, on a busy machine. */
const patience = 30_000;

/** Draws cases: every form comes before a form comes again, and so does every way. Each form has a person of its own. */
export async function drawFormCases({ browser, portal, draw, wanted }: Drawing): Promise<FormCase[]> {
  const forms = [...moneyForms, ...otherForms].filter(({ call }) => call.includes(wanted.call));
  const answered = ways.filter(({ name }) => name.includes(wanted.corruption));
  // a form without a key cannot forget it
  const fits = (form: Form, way: Way) =>
    (form.count !== undefined || !way.forgetsKeys) && !form.deceivedBy?.includes(way.name);
  const pairs = forms.flatMap((form) => answered.filter(({ make }) => fits(form, make()))).length;
  if (pairs === 0) return [];
  const [nextForm, nextWay] = [rounds(forms, draw), rounds(answered, draw)];
  const people = new Map<Form, Person>();
  const cases: FormCase[] = [];
  while (cases.length < Math.min(wanted.forms, pairs)) {
    const [form, way] = [nextForm(), nextWay().make()];
    if (!fits(form, way)) continue;
    const person = people.get(form) ?? (await personAt(browser, portal, form));
    people.set(form, person);
    cases.push({ form, person, way });
  }
  return cases;
}

async function personAt(browser: Browser, portal: Portal, form: Form): Promise<Person> {
  const merchant = present(merchants.find(({ code }) => code === form.merchant));
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(patience);
  await keepContractsClosed(context);
  const tab = new PortalPage(await context.newPage(), portal, { ...merchant, language: 'EN' });
  await tab.setLanguageCookie();
  const newAccount = () => copyAccount(portal.operations, form.merchant, form.like ?? accounts.player, form.state);
  const person: Person = {
    tab,
    account: await newAccount(),
    control: new Control(portal),
    async renew() {
      person.account = await newAccount();
      await context.clearCookies();
      await tab.page.evaluate(() => sessionStorage.clear());
      await tab.setLanguageCookie();
      await tab.signIn(person.account, form.path);
    },
  };
  if (form.like) await tab.signIn(person.account, form.path);
  await form.prepare?.(person);
  return person;
}
