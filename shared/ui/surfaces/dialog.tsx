import { useId, useRef, type ComponentProps, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { visuallyHidden } from '../content/visually-hidden';
import { closeIcon } from '../icons/actions';
import { bodyStyle, dialogStyle, footerStyle, headerStyle, sizes, titleStyle, type DialogSize } from './dialog-style';
import { scrollStop } from './scroll-stop';
import { useModal } from './use-modal';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title' | 'role'> {
  title: ReactNode;
  /** Default: `medium`, 660 px; `card` is as wide. On phones `medium` and `large` fill the screen. */
  size?: DialogSize;
  /** Default: open once mounted. */
  open?: boolean;
  /**
   * Called by the close button, Escape or an outside press; the owner closes it. Without it the dialog must be
   * answered.
   */
  onClose?: () => void;
  closeLabel?: string;
  /** `alertdialog` for messages that interrupt; an outside press does not close them. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, at the end of the dialog. */
  footer?: ReactNode;
  /** The title is read out but not drawn. */
  bare?: boolean;
}

/**
 * A modal dialog in the top layer. The initial focus is the child marked `data-begin`, in a form the first field, else
 * the title; never the first button by chance.
 */
export function Dialog({
  title,
  size = 'medium',
  open = true,
  onClose,
  closeLabel,
  role = 'dialog',
  footer,
  bare = false,
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const modal = useModal(open);
  const pressedOutside = useRef(false);
  const outside = (event: PointerEvent) => event.target === event.currentTarget;
  if (!open) return null;
  return (
    <dialog
      ref={modal}
      role={role}
      aria-labelledby={titleId}
      css={[dialogStyle, sizes[size]]}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = outside(event);
      }}
      onPointerUp={(event) => {
        if (pressedOutside.current && outside(event) && role === 'dialog') onClose?.();
        pressedOutside.current = false;
      }}
      {...rest}
    >
      <div data-part="sheet">
        <div css={bare ? visuallyHidden : headerStyle}>
          <h2 id={titleId} tabIndex={-1} css={titleStyle}>
            {title}
          </h2>
        </div>
        <div ref={scrollStop} css={bodyStyle}>
          {children}
        </div>
        {footer && <div css={footerStyle}>{footer}</div>}
        {onClose && closeLabel && (
          <IconButton data-part="close" label={closeLabel} icon={closeIcon} onClick={onClose} />
        )}
      </div>
    </dialog>
  );
}
