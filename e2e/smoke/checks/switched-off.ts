import { expect } from '../stub-portal';
import { exampleAddress, placesOf, type SmokeContext } from './smoke-context';

/** A place that the merchant has switched off is not available at its address. */
export async function checkSwitchedOff(context: SmokeContext): Promise<void> {
  const { list, nothing, portal } = context;
  const left = portal.composition('nothing').remotes.flatMap(({ descriptor }) => descriptor.places ?? []);
  const gone = placesOf(context).filter(({ place }) => !left.some(({ name }) => name === place.name));
  for (const { remote, place } of gone.filter(({ place: { path } }) => path !== undefined))
    await list.check(`${remote.name}: ${place.name} is absent where it is switched off`, async () => {
      await nothing.openAsVisitor(exampleAddress(place));
      await expect(nothing.main).toContainText(nothing.say('place.notAvailable.title'));
      await expect(nothing.stub(remote.name, place.view)).toHaveCount(0);
    });
}
