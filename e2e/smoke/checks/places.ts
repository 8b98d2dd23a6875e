import type { Need } from '@atrium/contract';
import { expect, type Person, type StubPortal } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';
import { exampleAddress, exampleParams, placesOf, type ComposedPlace, type SmokeContext } from './smoke-context';

/** Places that redirect a signed-in person. */
const forVisitors = ['auth.sign-in@1', 'auth.register@1', 'auth.forgot-password@1'];
const refusals: Partial<Record<Need, string>> = {
  'real-account': 'in_need_true_account',
  'account-page': 'in_please_account',
  agent: 'place.noRight.text',
};

/** Opens every place by its address as a visitor, and from within the portal as each kind of person. */
export async function checkPlaces(context: SmokeContext): Promise<void> {
  const { list, everything, portal } = context;
  const expectedFor = (person: Person | 'visitor') => new ExpectedPortal(portal.composition('everything'), person);
  for (const composed of placesOf(context).filter(({ place }) => place.path !== undefined))
    await list.check(`${nameOf(composed)} by its address`, () => openAddress(everything, composed, expectedFor));

  for (const person of ['player', 'agent', 'trial'] as const) {
    await everything.signIn(person);
    const expected = expectedFor(person);
    for (const composed of placesOf(context).filter(({ place }) => !forVisitors.includes(place.name)))
      await list.check(`${nameOf(composed)} for a signed-in ${person}`, () =>
        openAs(everything, composed, person, expected),
      );
  }
}

/** A person who meets a place's needs. */
export function personFor({ place }: ComposedPlace): Person {
  return place.needs?.includes('agent') ? 'agent' : 'player';
}

function nameOf({ remote, place }: ComposedPlace): string {
  return `${remote.name}: ${place.name}`;
}

async function openAddress(
  tab: StubPortal,
  composed: ComposedPlace,
  expectedFor: (person: Person | 'visitor') => ExpectedPortal,
): Promise<void> {
  const { place } = composed;
  const signsIn = (place.needs ?? []).some((need) => need === 'session' || need === 'agent');
  const person = signsIn ? personFor(composed) : 'visitor';
  await tab.openAsVisitor(exampleAddress(place));
  if (person !== 'visitor') {
    await tab.page.waitForURL((address) => address.pathname === '/login');
    await tab.signInHere(person);
    await tab.ready();
  }
  if (expectedFor(person).hasAddress(place.name)) return seeStub(tab, composed);
  await expect(
    tab.main.getByRole('heading', { name: tab.say('place.notAvailable.title'), level: 1 }).first(),
  ).toBeVisible();
}

async function openAs(
  tab: StubPortal,
  composed: ComposedPlace,
  person: Person,
  expected: ExpectedPortal,
): Promise<void> {
  const { place } = composed;
  const exists = expected.hasPlace(place.name);
  expect(await tab.hasPlace(place.name), 'the host has the place').toBe(exists);
  if (!exists) return;
  await tab.openPlace(place.name, exampleParams(place));
  const unmet = place.needs?.find((need) => !meets(person, need));
  const refusal = unmet && refusals[unmet];
  if (refusal) await expect(tab.dialog).toContainText(tab.say(refusal));
  else await seeStub(tab, composed);
  await tab.closeDialogs();
}

function meets(person: Person, need: Need): boolean {
  if (need === 'agent') return person === 'agent';
  return need === 'session' || person !== 'trial';
}

/** Expects the stub of the place, with the parameters it was given. */
export async function seeStub(tab: StubPortal, { remote, place }: ComposedPlace): Promise<void> {
  const stub = tab.stub(remote.name, place.view).last();
  await expect(stub).toBeVisible();
  const shown = JSON.parse((await stub.locator('[data-part=params]').first().textContent()) ?? '{}') as object;
  expect(shown).toEqual(exampleParams(place));
}
