import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { eyeIcon, eyeOffIcon } from '../icons/actions';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'purpose'> {
  purpose?: 'current-password' | 'new-password';
  /** Labels of the reveal button. */
  revealLabel: string;
  concealLabel: string;
}

/** A password that can be revealed. */
export function PasswordField({
  purpose = 'current-password',
  revealLabel,
  concealLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      purpose={purpose}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? concealLabel : revealLabel}
          icon={shown ? eyeOffIcon : eyeIcon}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
