import { iconNamed, Icon } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import type { DrawnEntry } from '../navigation/nav-items/entry-list';
import { isPlainClick } from './plain-click';
import { usePortal } from './portal';

interface EntryLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  entry: DrawnEntry;
  /** Called once it has been followed, such as by a sheet that closes. */
  onFollow?: () => void;
  end?: ReactNode;
}

/** An entry as a link where it leads to an address, as a button where it does something. */
export const EntryLink = observer(function EntryLink({ entry, onFollow, end, ...rest }: EntryLinkProps) {
  const { page: store } = usePortal();
  const { page } = store;
  const { place: own, also = [] } = entry;
  const isCurrent =
    page.kind === 'place' && page.chain.some(({ place }) => place.name === own || also.includes(place.name));
  const shape = iconNamed(entry.icon);
  const content = (
    <>
      {shape && <Icon shape={shape} />}
      <span>{entry.title}</span>
      {end}
    </>
  );
  const follow = () => {
    onFollow?.();
    entry.follow?.();
  };
  if (entry.href === undefined) {
    const { className } = rest;
    return (
      <button type="button" className={className} onClick={follow}>
        {content}
      </button>
    );
  }
  return (
    <a
      {...rest}
      href={entry.href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        follow();
      }}
    >
      {content}
    </a>
  );
});
