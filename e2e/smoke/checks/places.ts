import type { Need } from '@atrium/contract';
import { expect, type Person, type StubPortal } from '../stub-portal';
import { exampleAddress, exampleParams, placesOf, type ComposedPlace, type Parts } from './parts';

/** Places nobody stays at once signed in. */
const forVisitors = ['auth.sign-in@1', 'auth.register@1', 'auth.forgot-password@1'];
const refusals: Partial<Record<Need, string>> = {
  'real-account': 'in_need_true_account',
  'account-page': 'in_please_account',
  agent: 'place.noRight.text',
};

/** Every place, as a visitor by its address and as each kind of person from within the portal. */
export async function checkPlaces(parts: Parts): Promise<void> {
  const { list, everything } = parts;
  for (const composed of placesOf(parts).filter(({ place }) => place.path !== undefined))
    await list.check(`${nameOf(composed)} by its address`, () => openAddress(everything, composed));

  for (const person of ['player', 'agent', 'trial'] as const) {
    await everything.signIn(person);
    for (const composed of placesOf(parts).filter(({ place }) => !forVisitors.includes(place.name)))
      await list.check(`${nameOf(composed)} for a signed-in ${person}`, () => openAs(everything, composed, person));
  }
}

/** Who meets a place's needs. */
export function personFor({ place }: ComposedPlace): Person {
  return place.needs?.includes('agent') ? 'agent' : 'player';
}

function nameOf({ remote, place }: ComposedPlace): string {
  return `${remote.name}: ${place.name}`;
}

async function openAddress(tab: StubPortal, composed: ComposedPlace): Promise<void> {
  const { place } = composed;
  await tab.openAsVisitor(exampleAddress(place));
  if ((place.needs ?? []).some((need) => need === 'session' || need === 'agent')) {
    await tab.page.waitForURL((address) => address.pathname === '/login');
    await tab.signInHere(personFor(composed));
    await tab.ready();
  }
  const absent = tab.main.getByRole('heading', { name: tab.say('place.notAvailable.title'), level: 1 });
  await expect(tab.stub(composed.remote.name, place.view).or(absent).first()).toBeVisible();
  if ((await absent.count()) === 0) return seeStub(tab, composed);
  await tab.open('/stub/greeter');
  expect(await shouldExist(tab, composed)).toBe(false);
}

async function openAs(tab: StubPortal, composed: ComposedPlace, person: Person): Promise<void> {
  const { place } = composed;
  const exists = await tab.hasPlace(place.name);
  expect(exists).toBe(await shouldExist(tab, composed));
  if (!exists) return;
  await tab.openPlace(place.name, exampleParams(place));
  const unmet = place.needs?.find((need) => !meets(person, need));
  const refusal = unmet && refusals[unmet];
  if (refusal) await expect(tab.dialog).toContainText(tab.say(refusal));
  else await seeStub(tab, composed);
  await tab.closeDialogs();
}

/** What the descriptor says about whether the place is there for this person. */
async function shouldExist(tab: StubPortal, { remote, place }: ComposedPlace): Promise<boolean> {
  if (!(await tab.holds(remote.descriptor.when)) || !(await tab.holds(place.when))) return false;
  return place.inside === undefined || tab.hasPlace(place.inside);
}

function meets(person: Person, need: Need): boolean {
  if (need === 'agent') return person === 'agent';
  return need === 'session' || person !== 'trial';
}

/** The stub of the place stands, with the parameters it was given. */
export async function seeStub(tab: StubPortal, { remote, place }: ComposedPlace): Promise<void> {
  const stub = tab.stub(remote.name, place.view).last();
  await expect(stub).toBeVisible();
  const shown = JSON.parse((await stub.locator('[data-part=params]').first().textContent()) ?? '{}') as object;
  expect(shown).toEqual(exampleParams(place));
}
