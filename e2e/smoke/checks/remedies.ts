import { expect } from '../stub-portal';
import { personFor, seeStub } from './places';
import { exampleParams, placesOf, type Parts } from './parts';

/** What is asked of a visitor who wants something that takes a session: and then they get what they wanted. */
export async function checkRemedies(parts: Parts): Promise<void> {
  const { list, everything, nothing, portal } = parts;
  const guarded = placesOf(parts).filter(({ place }) => place.needs?.includes('session'));
  for (const composed of guarded) {
    const { remote, place } = composed;
    await list.check(`${remote.name}: ${place.name} asks a visitor to sign in over the page, and goes on`, async () => {
      await everything.openAsVisitor('/');
      if (!(await everything.hasPlace(place.name))) return;
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
