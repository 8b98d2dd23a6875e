import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { controlBox, controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldTexts {}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, hideLabel, id, rows = 5, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel }}>
      {(control) => (
        <span css={[controlBox, boxStyle]}>
          <textarea css={[controlStyle, areaStyle]} rows={rows} {...rest} {...control} />
        </span>
      )}
    </FieldFrame>
  );
}

/** A round corner would cut off the first and the last line. */
const boxStyle = css`
  border-radius: min(var(--radius-control), 1rem);
`;

const areaStyle = css`
  resize: vertical;
  min-block-size: 5.5rem;
  line-height: 1.5;
`;
