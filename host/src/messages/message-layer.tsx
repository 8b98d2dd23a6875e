import { Global, css } from '@emotion/react';
import { Button, Dialog, Icon, Toast, toneIcons, tones, ToastStack } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import type { OpenDialog } from './dialog';
import type { MessageStore } from './message-store';
import { RichHtml } from './rich-html';
import { richTextStyles } from './rich-text';
import type { ShownToast, ToastQueue } from './toast-queue';

export interface MessageLayerProps {
  messages: MessageStore;
  text(key: string): string;
  sanitize(html: string): Promise<string>;
}

/** Draws the host's messages: one dialog and the toasts, in the top layer above everything else. */
export const MessageLayer = observer(function MessageLayer({ messages, text, sanitize }: MessageLayerProps) {
  const { dialog, toasts } = messages;
  return (
    <>
      <Global styles={richTextStyles} />
      {dialog && <MessageDialog key={dialog.id} dialog={dialog} text={text} sanitize={sanitize} />}
      <ToastStack label={text('messages')}>
        {toasts.shown.map((toast) => (
          <MessageToast key={toast.id} toast={toast} toasts={toasts} text={text} sanitize={sanitize} />
        ))}
      </ToastStack>
    </>
  );
});

type MessageProps = Pick<MessageLayerProps, 'text' | 'sanitize'>;

function MessageDialog({ dialog, text, sanitize }: MessageProps & { dialog: OpenDialog }) {
  const { kind, title, html, small, actions, settle } = dialog;
  const urgent = kind === 'warning';
  const { icon = urgent && 'warning' } = dialog;
  // Enter without reading must not agree to anything
  const harmless = actions.find(({ tone, to }) => !tone && !to) ?? actions[0];
  return (
    <Dialog
      title={title ?? text(urgent ? 'warning' : 'notice')}
      size="small"
      role={urgent ? 'alertdialog' : 'dialog'}
      onClose={() => settle(undefined)}
      closeLabel={text('close')}
      footer={actions.map((action, index) => (
        <Button
          key={index}
          variant={action.tone ?? 'secondary'}
          data-begin={action === harmless || undefined}
          onClick={() => settle(action)}
        >
          {action.label}
        </Button>
      ))}
    >
      <div css={icon && [besideIcon, tones[icon]]}>
        {icon && <Icon shape={toneIcons[icon]} size="2rem" />}
        <div>
          <p css={lines}>{dialog.text}</p>
          {html && <RichHtml html={html} sanitize={sanitize} />}
          {small && (
            <details css={smallPrint}>
              <summary>{text('details')}</summary>
              {small}
            </details>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function MessageToast({ toast, toasts, text, sanitize }: MessageProps & { toast: ShownToast; toasts: ToastQueue }) {
  const { id, kind, title, html } = toast;
  const pause = () => toasts.pause(id);
  const resume = () => toasts.resume(id);
  return (
    <div onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume} css={toastArea}>
      <Toast tone={kind} title={title} dismissLabel={text('dismiss_toast')} onDismiss={() => toasts.dismiss(id)}>
        <span css={lines}>{toast.text}</span>
        {html && <RichHtml html={html} sanitize={sanitize} />}
      </Toast>
    </div>
  );
}

const lines = css`
  margin: 0;
  white-space: pre-line;
`;

const besideIcon = css`
  display: flex;
  gap: 0.75rem;
  & > svg {
    flex: none;
    color: var(--toast-tone);
  }
`;

const smallPrint = css`
  margin-block-start: 0.75rem;
`;

const toastArea = css`
  pointer-events: auto;
`;
