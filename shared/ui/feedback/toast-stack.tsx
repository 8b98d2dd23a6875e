import { css } from '@emotion/react';
import { Children, useLayoutEffect, useRef, type ReactNode } from 'react';

export interface ToastStackProps {
  /** What the region is, in words. */
  label: string;
  /** `Toast`s, the newest last. */
  children?: ReactNode;
}

/** Where toasts stand: one live region in the top layer, always on the page so that what enters it is read out. */
export function ToastStack({ label, children }: ToastStackProps) {
  const region = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    // shown anew, it rises above a dialog that opened since
    element.showPopover?.();
    return () => element.hidePopover?.();
  }, [count]);
  return (
    <div ref={region} popover="manual" role="region" aria-label={label} aria-live="polite" css={style}>
      {children}
    </div>
  );
}

const style = css`
  position: fixed;
  inset: 0.75rem 0.75rem auto auto;
  display: flex;
  flex-direction: column;
  gap: 12px;
  inline-size: min(24rem, 100vw - 1.5rem);
  max-block-size: 100dvh;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  pointer-events: none;
`;
