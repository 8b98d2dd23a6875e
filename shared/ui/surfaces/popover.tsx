import { css, keyframes } from '@emotion/react';
import type { AriaAttributes, ReactNode, Ref } from 'react';
import { usePopover, type Opening, type Placement } from './use-popover';

/** Properties that a trigger passes on: `<Button {...props}>`. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': AriaAttributes['aria-haspopup'];
  'aria-controls': string | undefined;
}

export interface PopoverProps {
  /** Label of the panel. */
  label: string;
  placement?: Placement;
  /** `navigation`: a list of links that its button unfolds, not a dialog. Default: `dialog`. */
  kind?: 'dialog' | 'navigation';
  /** `approach` also opens it under the pointer of a mouse and by keyboard focus. Default: `press`. */
  opensOn?: Opening;
  /** The button that opens it. */
  trigger: (props: TriggerProps) => ReactNode;
  /** The content; receives the function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

/** A small panel beside the button that opened it; the page behind stays usable. */
export function Popover({
  label,
  placement = 'start',
  kind = 'dialog',
  opensOn = 'press',
  trigger,
  children,
}: PopoverProps) {
  const { open, id, setTrigger, setPanel, toggle, hide } = usePopover(placement, opensOn);
  return (
    <>
      {trigger({
        ref: setTrigger,
        onClick: toggle,
        'aria-expanded': open,
        'aria-haspopup': kind === 'dialog' ? 'dialog' : undefined,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <div
          ref={setPanel}
          id={id}
          role={kind === 'dialog' ? 'dialog' : 'group'}
          aria-label={label}
          popover="manual"
          css={panelStyle}
        >
          {children(() => hide(true))}
        </div>
      )}
    </>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px) }`;

export const panelStyle = css`
  position: fixed;
  inset: auto;
  margin: 0;
  max-inline-size: calc(100% - 1rem);
  max-block-size: min(30rem, 100dvh - 1rem);
  padding: var(--space-2);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-border);
  border-radius: min(var(--radius-small) * 1.5, 16px);
  color: var(--color-text);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  animation: ${appear} var(--motion-fast) var(--motion-ease);
`;
