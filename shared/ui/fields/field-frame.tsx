import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../content/visually-hidden';
import { Icon } from '../icons/icon';
import { errorIcon } from '../icons/states';

export interface FieldTexts {
  label: string;
  /** Help before input. */
  hint?: ReactNode;
  /** The error; shown under the field, read out, and associated with it. */
  error?: ReactNode;
  /** The label is read out but not drawn. */
  hideLabel?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  id?: string;
  children: (control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** Label, hint and error around one control, associated by ids. */
export function FieldFrame({ id, label, hint, error, hideLabel = false, children }: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div css={frameStyle}>
      <label htmlFor={controlId} css={hideLabel ? visuallyHidden : labelStyle}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={hintId} css={hintStyle}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} css={errorStyle}>
            <Icon shape={errorIcon} size="1.1em" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

const frameStyle = css`
  min-inline-size: 0;
`;

const labelStyle = css`
  display: block;
  margin-block-end: 0.375rem;
  font-size: var(--type-small);
  font-weight: 600;
`;

const hintStyle = css`
  margin-block-start: 0.375rem;
  color: var(--color-muted);
  font-size: var(--type-small);
`;

const errorStyle = css`
  margin-block-start: 0.375rem;
  display: flex;
  gap: 0.375em;
  align-items: flex-start;
  color: var(--color-negative);
  font-size: var(--type-small);
  & > svg {
    margin-block-start: 0.2em;
  }
`;
