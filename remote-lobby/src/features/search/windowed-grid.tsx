import { denseCards } from '@atrium/ui';
import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { useGridWindow } from './use-grid-window';

interface WindowedGridProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/**
 * A grid that draws only what is near the screen. For keyboard, screen reader and Back it is the complete list: it has
 * its full height, every item names its position and the size of the list, and the item with the focus stays drawn.
 */
export function WindowedGrid<Item>({ label, items, keyOf, children }: WindowedGridProps<Item>) {
  const count = items.length;
  const { list, columns, rowHeight, range } = useGridWindow(count);
  const [focused, setFocused] = useState<number>();
  const drawn = items
    .map((item, index) => ({ item, index }))
    .filter(({ index }) => (index >= range.from && index < range.to) || index === focused);
  const height = rowHeight > 0 ? { blockSize: Math.ceil(count / columns) * rowHeight } : {};
  return (
    <ul
      ref={list}
      aria-label={label}
      className="game-grid"
      css={style}
      style={{ ...height, ...(rowHeight > 0 && { gridAutoRows: `calc(${rowHeight}px - var(--card-gap))` }) }}
      onBlur={() => setFocused(undefined)}
    >
      {drawn.map(({ item, index }) => (
        <li
          key={keyOf(item)}
          aria-setsize={count}
          aria-posinset={index + 1}
          style={rowHeight > 0 ? { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 } : {}}
          onFocus={() => setFocused(index)}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--size-search-card, 8.5rem), 30%), 1fr));
  gap: var(--card-gap);
  align-content: start;
  @media (min-width: 640px) {
    /* equally high cards, whatever their names */
    & h3 {
      min-block-size: 2lh;
    }
  }
  @media (max-width: 639px) {
    --card-gap: var(--space-2);
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${denseCards}
  }
`;
