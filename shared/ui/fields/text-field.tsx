import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon';
import { controlBox, controlStart, controlStyle } from './control-style';
import { FieldFrame, type FieldTexts } from './field-frame';
import { purposes, type Purpose } from './purpose';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldTexts {
  purpose?: Purpose;
  icon?: IconShape;
  /** Inside the box after the text, such as a button or a captcha's image. */
  end?: ReactNode;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, hideLabel, purpose = 'text', icon, end, id, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel }}>
      {(control) => (
        <span css={controlBox}>
          {icon && (
            <span css={controlStart}>
              <Icon shape={icon} />
            </span>
          )}
          <input css={controlStyle} {...purposes[purpose]} {...rest} {...control} />
          {end}
        </span>
      )}
    </FieldFrame>
  );
}
