import type { PlaceParams, VersionedName } from '@atrium/contract';
import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { isPlainClick } from './plain-click';
import { usePortal } from './portal';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: VersionedName;
  params?: PlaceParams;
}

/** A real link to a place; draws nothing when the place is absent. */
export const PlaceLink = observer(function PlaceLink({ to, params, onClick, ...rest }: PlaceLinkProps) {
  const { places, navigator } = usePortal();
  if (!places.has(to)) return null;
  return (
    <a
      {...rest}
      href={places.href(to, params) ?? '#'}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        void navigator.open(to, params);
      }}
    />
  );
});
