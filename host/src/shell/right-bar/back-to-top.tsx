import { backToTopAfter } from '@atrium/api/figures';
import { arrowUpIcon, IconButton } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { useText } from '../portal';

/** Shown once the page is scrolled further than `backToTopAfter`. */
export const BackToTop = observer(function BackToTop() {
  const text = useText();
  const far = useSyncExternalStore(onScroll, () => window.scrollY > backToTopAfter);
  if (!far) return null;
  return (
    <div css={style}>
      <IconButton
        label={text('shell.backToTop')}
        icon={arrowUpIcon}
        onClick={() => {
          const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
});

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

const style = css`
  position: fixed;
  inset-block-end: calc(var(--space-5) + env(safe-area-inset-bottom));
  inset-inline-end: var(--space-4);
  z-index: 10;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  @media (max-width: 1023px) {
    inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
  }
`;
