import { Dialog } from '@atrium/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { firstUnmet } from '../navigation/places/needs';
import type { Overlay } from '../navigation/places/overlay';
import { focusInside } from './focus-on';
import { PlaceView } from './place-view';
import { usePortal, useText, type Portal } from './portal';

/** Places opened over the page, in the top layer; Back, Escape and the close button close the uppermost. */
export const Overlays = observer(function Overlays() {
  const portal = usePortal();
  const text = useText();
  const { history, places, navItems } = portal;

  // an overlay that history restores may be absent by now, or have unmet needs
  useEffect(
    () =>
      reaction(
        () => history.now.overlays.some((overlay) => !mayStayOpen(portal, overlay)),
        (some) => some && history.dropOverlays((overlay) => mayStayOpen(portal, overlay)),
        { fireImmediately: true },
      ),
    [history, portal],
  );

  return history.now.overlays.map((overlay) => {
    const known = places.find(overlay.place);
    if (!known || !mayStayOpen(portal, overlay)) return null;
    const { remote, place } = known;
    return (
      <Dialog
        key={overlay.key}
        title={place.title === undefined ? '' : navItems.title(remote, place.title)}
        bare
        closeLabel={text('place.close')}
        onClose={() => history.closeOverlay(overlay.key)}
      >
        <PlaceView
          chain={[known]}
          params={overlay.params}
          placement={() => ({ as: 'over', key: overlay.key })}
          onShown={focusInside}
        />
      </Dialog>
    );
  });
});

function mayStayOpen({ places, facts }: Portal, { place: name }: Overlay): boolean {
  const known = places.find(name);
  return known !== undefined && places.exists(known) && firstUnmet(known.place.needs, facts) === undefined;
}
