import type { PlaceParams } from '@atrium/contract';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { readParams } from '../navigation/places/address';
import type { ViewPlacement } from '../navigation/places/navigator';
import type { KnownPlace } from '../navigation/places/place-index';
import { useOutlet } from '../mounting/outlet';
import { ViewSlot } from '../mounting/view-slot';
import { usePortal } from './portal';
import { RemoteFault } from './remote-fault';
import { Waiting } from './waiting';

interface PlaceViewProps {
  /** Outermost first; each is mounted in the outlet of the previous one. */
  chain: KnownPlace[];
  params: PlaceParams;
  placement: (place: KnownPlace) => ViewPlacement;
  onShown?: (element: HTMLElement) => void;
}

/** A place with the places it lies inside. */
export const PlaceView = observer(function PlaceView({ chain, ...rest }: PlaceViewProps) {
  const { mounting } = usePortal();
  const [element, setElement] = useState<HTMLElement>();
  const outlet = useOutlet(chain.length > 1 ? element : undefined);
  const [outer, ...inner] = chain;
  if (!outer) return null;
  const { remote, place } = outer;
  const shown = (mounted: HTMLElement) => {
    setElement(mounted);
    if (inner.length === 0) rest.onShown?.(mounted);
  };
  return (
    <>
      <ViewSlot
        key={`${remote.name} ${place.name} ${remote.edition}`}
        remote={remote}
        view={place.view}
        params={readParams(place, rest.params)}
        placement={rest.placement(outer)}
        services={mounting}
        waiting={(slow) => <Waiting slow={slow} />}
        fault={(retry) => <RemoteFault retry={retry} />}
        onShown={shown}
      />
      {outlet && inner.length > 0 && createPortal(<PlaceView chain={inner} {...rest} />, outlet)}
    </>
  );
});
