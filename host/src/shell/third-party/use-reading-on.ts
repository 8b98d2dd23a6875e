import { useEffect, useState } from 'react';

/** Shorter movements count as a trembling finger. CSS pixels. */
const step = 8;

/** Whether a person is scrolling down the page: until they scroll up, or reach its end. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY: now, innerHeight } = window;
      const atEnd = now + innerHeight >= document.documentElement.scrollHeight - step;
      if (!atEnd && Math.abs(now - last) < step) return;
      setReadingOn(!atEnd && now > last);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return readingOn;
}
