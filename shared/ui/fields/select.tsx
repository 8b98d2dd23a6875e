import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { chevronDownIcon } from '../icons/actions';
import { Icon } from '../icons/icon';
import { controlBox, controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A choice of few options; the browser's own list, which works best on phones. */
export function Select({ label, hint, error, hideLabel, options, id, ...rest }: SelectProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel }}>
      {(control) => (
        <span css={[controlBox, boxStyle]}>
          <select css={[controlStyle, selectStyle]} {...rest} {...control}>
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon shape={chevronDownIcon} />
        </span>
      )}
    </FieldFrame>
  );
}

const boxStyle = css`
  position: relative;
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    pointer-events: none;
  }
`;

const selectStyle = css`
  appearance: none;
  padding-inline-end: 2.75rem;
  cursor: pointer;
  & > option {
    color: var(--color-text);
    background: var(--color-card);
  }
`;
