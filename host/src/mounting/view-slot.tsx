import type { PlaceParams } from '@atrium/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ViewPlacement } from '../navigation/places/navigator';
import type { Remote } from '../remotes/remote';
import { Mounting, type MountingServices } from './mounting';

export interface ViewSlotProps {
  remote: Remote;
  view: string;
  params: PlaceParams;
  placement: ViewPlacement;
  services: MountingServices;
  /** Drawn until the view is mounted. */
  waiting: (slow: boolean) => ReactNode;
  /** Drawn instead of a view that failed. */
  fault: (retry: () => void) => ReactNode;
  /** Called once the view or its fault is drawn. */
  onShown?: (element: HTMLElement) => void;
}

/** Mounts a view in the host's tree. `key` identifies what it shows; only the parameters may change. */
export const ViewSlot = observer(function ViewSlot(props: ViewSlotProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [mounting] = useState(
    () => new Mounting(props.remote, props.view, props.params, props.placement, props.services),
  );
  const { state } = mounting;

  useLayoutEffect(() => {
    holder.current?.append(mounting.element);
    void mounting.start();
    return () => void mounting.end();
  }, [mounting]);

  const params = JSON.stringify(props.params);
  useEffect(() => void mounting.update(JSON.parse(params) as PlaceParams), [mounting, params]);

  // once per mounting: drawing this slot again must not move the focus again
  const reportShown = useEffectEvent(() => props.onShown?.(mounting.element));
  useEffect(() => {
    if (state === 'mounted' || state === 'failed') reportShown();
  }, [state]);

  return (
    <div aria-busy={state === 'loading' || state === 'slow' || undefined}>
      <div ref={holder} data-holder="" hidden={state === 'failed'} />
      {/* a view may paint before it says that it is mounted */}
      {(state === 'loading' || state === 'slow') && (
        <div css={{ '[data-holder]:has(> div > div > *) + &': { display: 'none' } }}>
          {props.waiting(state === 'slow')}
        </div>
      )}
      {state === 'failed' && props.fault(() => void mounting.retry())}
    </div>
  );
});
