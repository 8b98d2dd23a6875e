import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Slides {
  track: RefObject<HTMLDivElement | null>;
  index: number;
  playing: boolean;
  /** Held without being paused: the pointer or the focus is on it. */
  setHeld: (held: boolean) => void;
  togglePlaying: () => void;
  go: (index: number) => void;
  /** Must be called on scrolling; the visible slide counts once scrolling has ended. */
  scrolled: () => void;
}

/** Milliseconds without scrolling; `scrollend` is not everywhere. */
const restAfter = 120;

const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The visible slide, and the timer; stopped with reduced motion, on hidden pages, and while held. */
export function useSlides(count: number, interval: number | 'none'): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(() => interval !== 'none' && !wantsLessMotion());
  const [held, setHeld] = useState(false);

  const go = (target: number) => {
    const next = (target + count) % count;
    setIndex(next);
    const element = track.current;
    element?.scrollTo?.({ left: next * element.clientWidth, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  };
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scrolled = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const width = track.current?.clientWidth;
      if (width) setIndex(Math.min(count - 1, Math.round((track.current?.scrollLeft ?? 0) / width)));
    }, restAfter);
  };
  useEffect(() => () => clearTimeout(rest.current), []);

  const next = useRef(go);
  useEffect(() => {
    next.current = go;
  });

  useEffect(() => {
    if (!playing || held || count < 2 || interval === 'none') return;
    const timer = setInterval(() => {
      if (!document.hidden) next.current(index + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [playing, held, count, interval, index]);

  return { track, index, playing, setHeld, togglePlaying: () => setPlaying(!playing), go, scrolled };
}
