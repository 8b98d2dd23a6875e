import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { visibleRange, type Range } from './grid-window';

interface GridWindow {
  list: RefObject<HTMLUListElement | null>;
  columns: number;
  /** Of a row with its gap, in px; 0 until measured. */
  rowHeight: number;
  range: Range;
}

/** Measures a grid, and follows scrolling and resizing. */
export function useGridWindow(count: number): GridWindow {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState({ columns: 1, rowHeight: 0, from: 0, to: Math.min(count, 60) });

  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const columns = gridTemplateColumns.split(' ').length;
      const { top, width } = element.getBoundingClientRect();
      setMeasured((before) => {
        const rowHeight = heightOf(element, width, Number.parseFloat(rowGap) || 0);
        const range = visibleRange({ columns, rowHeight, top, screen: window.innerHeight }, count);
        const next = { columns, rowHeight, ...range };
        const names = ['columns', 'rowHeight', 'from', 'to'] as const;
        return names.every((name) => before[name] === next[name]) ? before : next;
      });
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', later, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(later);
    if (list.current) sizes?.observe(list.current);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      sizes?.disconnect();
    };
  }, [count]);

  const { columns, rowHeight, from, to } = measured;
  // a shorter list is drawn before it is measured again
  return { list, columns, rowHeight, range: { from: Math.min(from, count), to: Math.min(to, count) } };
}

/** Height of a row by width and language: cards of one grid are equally high, whatever their names. */
let known = { of: '', height: 0 };

function heightOf(list: HTMLUListElement, width: number, gap: number): number {
  const of = `${width}/${document.documentElement.lang}`;
  if (known.of === of && known.height > 0) return known.height;
  // rows of a fixed height would report that height
  const { gridAutoRows } = list.style;
  list.style.gridAutoRows = 'auto';
  const highest = Math.max(0, ...[...list.children].map((item) => item.getBoundingClientRect().height));
  list.style.gridAutoRows = gridAutoRows;
  known = { of, height: highest > 0 ? highest + gap : 0 };
  return known.height;
}
