import { baseCss, themeOf, themeToCss } from '@atrium/ui/tokens';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { DocumentListeners } from './document-listeners';

interface StageOptions {
  page: Document;
  theme: string;
  nonce: string;
  /** BCP 47. */
  locale: string;
  messages: HTMLElement | undefined;
  listeners: DocumentListeners;
}

/** What surrounds the views while any is mounted: styles, and the layer of messages. */
export interface Stage {
  styleCache: EmotionCache;
  /** Marks an element as the container of a view; styles apply inside such elements only. */
  dress(element: HTMLElement): HTMLElement;
  close(): void;
}

/** Marks elements to which the merchant's styles apply; those that contain a view also have `view`. */
const mark = 'data-atrium';

export function openStage(options: StageOptions, layer: ReactNode): Stage {
  const { page, theme, nonce, locale, listeners } = options;
  const dress = (element: HTMLElement, as = 'view') => {
    element.setAttribute(mark, as);
    element.lang = locale;
    return element;
  };
  const styles = page.head.appendChild(page.createElement('div'));
  const look = styles.appendChild(page.createElement('style'));
  look.nonce = nonce;
  look.textContent = lookOf(theme);
  const styleCache = createCache({ key: 'atrium', nonce, container: styles });
  const holder = (options.messages ?? page.body).appendChild(dress(page.createElement('div'), ''));
  const root = listeners.createRoot(holder);
  root.render(<CacheProvider value={styleCache}>{layer}</CacheProvider>);
  return {
    styleCache,
    dress,
    close() {
      root.unmount();
      holder.remove();
      styles.remove();
      listeners.removeAll();
    },
  };
}

/** The portal's own style sheet, limited to our elements and weaker than any class: the page itself is not affected. */
function lookOf(code: string): string {
  const inside = `:where([${mark}])`;
  const text = 'color:var(--color-text);font:400 var(--type-body)/var(--line-body) var(--font-body),var(--script-body)';
  // light text of a dark theme would be unreadable on a light page
  const ground = `:where([${mark}='view']){padding:var(--space-5) var(--size-gutter);background:var(--color-page)}`;
  return `${themeToCss(themeOf(code)).replaceAll(':root', inside)}\n${inside}{${text}}\n${ground}\n${inside}{${baseCss}}`;
}
