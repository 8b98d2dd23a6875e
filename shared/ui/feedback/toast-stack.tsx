import { css } from '@emotion/react';
import { Children, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopLayer } from './use-top-layer';

export interface ToastStackProps {
  /** Name of the region. */
  label: string;
  /** `Toast`s, the newest last. */
  children?: ReactNode;
}

/**
 * The container of toasts: one live region in the top layer, always on the page so that new toasts are read out. While
 * a modal dialog is open the region is inside it, because everything outside is inert.
 */
export function ToastStack({ label, children }: ToastStackProps) {
  const home = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const carrier = useTopLayer({ home, region, count: Children.count(children) });
  return (
    <div ref={home}>
      {createPortal(
        <div ref={region} popover="manual" role="region" aria-label={label} aria-live="polite" css={style}>
          {children}
        </div>,
        carrier,
      )}
    </div>
  );
}

const style = css`
  position: fixed;
  /* below the bar, so that its buttons stay within reach */
  inset: calc(var(--size-bar, 0px) + 0.75rem) 0.75rem auto auto;
  display: flex;
  flex-direction: column;
  gap: 12px;
  /* a share of the viewport would count the scrollbar */
  inline-size: min(24rem, 100% - 1.5rem);
  max-block-size: calc(100dvh - var(--size-bar, 0px));
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
`;
