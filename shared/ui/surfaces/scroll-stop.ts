import type { RefCallback } from 'react';

const stops = 'a[href], button, input, select, textarea, iframe, audio, video, [tabindex]:not([tabindex="-1"])';

/**
 * Makes a scrolling region without focusable content focusable: otherwise some browsers cannot scroll it by keyboard.
 */
export const scrollStop: RefCallback<HTMLElement> = (region) => {
  if (!region) return undefined;
  const look = () => {
    const scrolls = region.scrollHeight > region.clientHeight;
    if (scrolls && !region.querySelector(stops)) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  };
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
  sizes?.observe(region);
  const content = new MutationObserver(look);
  content.observe(region, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes?.disconnect();
    content.disconnect();
  };
};
