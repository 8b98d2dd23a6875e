import { useEffect, useRef, useState, type RefObject } from 'react';
import { steppedOffset } from './tab-steps';

interface TabSteps {
  /** Element around the tabs. */
  strip: RefObject<HTMLDivElement | null>;
  atStart: boolean;
  atEnd: boolean;
  step: (direction: -1 | 1) => void;
}

/** Scrolls the tabs inside `strip` by steps and tracks whether it is at an end. */
export function useTabSteps(count: number): TabSteps {
  const strip = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const row = () => strip.current?.querySelector<HTMLElement>('[role="tablist"]') ?? undefined;

  useEffect(() => {
    const element = row();
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      setEnds({ atStart: scrollLeft < 1, atEnd: scrollLeft > scrollWidth - clientWidth - 1 });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    sizes?.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      sizes?.disconnect();
    };
  }, [count]);

  const step = (direction: -1 | 1) => {
    const element = row();
    if (!element) return;
    const left = steppedOffset(element.scrollLeft, direction, element.scrollWidth - element.clientWidth);
    const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left, behavior: reducedMotion ? 'auto' : 'smooth' });
  };
  return { strip, ...ends, step };
}
