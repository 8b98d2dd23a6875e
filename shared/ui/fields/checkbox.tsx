import { css } from '@emotion/react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkIcon } from '../icons/actions';
import { Icon } from '../icons/icon';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: ReactNode;
}

/** Yes or no. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label css={labelStyle}>
        <span css={boxStyle}>
          <input
            type="checkbox"
            css={inputStyle}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...rest}
          />
          <Icon shape={checkIcon} size="1rem" />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <p id={errorId} css={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}

const labelStyle = css`
  display: inline-flex;
  gap: 0.625rem;
  align-items: center;
  min-block-size: 2rem;
  font-size: var(--type-small);
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.55;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const boxStyle = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  & > svg {
    position: absolute;
    color: var(--color-on-accent);
    stroke-width: 3;
    opacity: 0;
    pointer-events: none;
  }
  & > input:checked + svg {
    opacity: 1;
  }
`;

const inputStyle = css`
  appearance: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0;
  border: 2px solid var(--color-outline);
  border-radius: min(var(--radius-small), 6px);
  background: var(--color-field);
  cursor: inherit;
  &:checked {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }
  &[aria-invalid='true'] {
    border-color: var(--color-negative);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const errorStyle = css`
  color: var(--color-negative);
  font-size: var(--type-small);
`;
