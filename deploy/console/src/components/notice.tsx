import { css } from '@emotion/react';
import { errorIcon, Icon, infoIcon, successIcon, warningIcon } from '@atrium/ui';
import type { ReactNode } from 'react';

type Tone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  /** A multi-line text is a sentence followed by list items that begin with a dash. */
  children?: ReactNode;
  action?: ReactNode;
}

/** An inline notice; errors and warnings are announced immediately. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'} css={[style, tones[tone]]}>
      <Icon shape={icons[tone]} />
      <div css={contentStyle}>
        {title && <strong>{title}</strong>}
        {typeof children === 'string' ? <Lines text={children} /> : children}
        {action}
      </div>
    </div>
  );
}

function Lines({ text }: { text: string }) {
  const [sentence, ...points] = text.split('\n');
  return (
    <>
      <p>{sentence}</p>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point.replace(/^\s*-\s*/, '')}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const icons = { info: infoIcon, success: successIcon, warning: warningIcon, error: errorIcon };

const style = css`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-inline-start: 4px solid var(--notice-tone);
  border-radius: var(--radius-small);
  background: var(--color-card);
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 0.15em;
    color: var(--notice-tone);
  }
`;

const contentStyle = css`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  min-inline-size: 0;
  & > ul {
    padding-inline-start: 1.2em;
  }
`;

const tones: Record<Tone, ReturnType<typeof css>> = {
  info: css({ '--notice-tone': 'var(--color-info)' }),
  success: css({ '--notice-tone': 'var(--color-positive)' }),
  warning: css({ '--notice-tone': 'var(--color-warning)' }),
  error: css({ '--notice-tone': 'var(--color-negative)' }),
};
