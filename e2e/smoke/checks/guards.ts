import { expect } from '../stub-portal';
import { ExpectedPortal } from './expected-portal';
import { personFor, seeStub } from './places';
import { exampleParams, placesOf, type SmokeContext } from './smoke-context';

/** A visitor who opens a place that needs a session signs in first, and then reaches that place. */
export async function checkGuards(context: SmokeContext): Promise<void> {
  const { list, everything, nothing, portal } = context;
  const expected = new ExpectedPortal(portal.composition('everything'), 'visitor');
  const guarded = placesOf(context).filter(({ place }) => place.needs?.includes('session'));
  for (const composed of guarded) {
    const { remote, place } = composed;
    await list.check(`${remote.name}: ${place.name} opens after a sign-in over the page`, async () => {
      await everything.openAsVisitor('/');
      const exists = expected.hasPlace(place.name);
      expect(await everything.hasPlace(place.name), 'the host has the place').toBe(exists);
      if (!exists) return;
      await everything.openPlace(place.name, exampleParams(place));
      await everything.signInHere(personFor(composed));
      await seeStub(everything, composed);
    });
  }

  const plain = portal.composition('nothing').remotes.flatMap(({ descriptor }) => descriptor.places ?? []);
  const [first] = guarded.filter(({ place }) => plain.some(({ name }) => name === place.name));
  if (!first) return;
  await list.check(
    `${first.remote.name}: ${first.place.name} offers sign-in by a notice where there is no popup`,
    async () => {
      await nothing.openAsVisitor('/');
      await nothing.openPlace(first.place.name, exampleParams(first.place));
      await expect(nothing.dialog).toContainText(nothing.say('in_sorry_in'));
      await nothing.dialog.getByRole('button', { name: nothing.say('shell.signIn'), exact: true }).click();
      await nothing.signInHere(personFor(first));
      await seeStub(nothing, first);
    },
  );
}
