import { useText } from '@atrium/contract/react';
import { PasswordField } from '@atrium/ui';

interface PaymentPasswordFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  isNew?: boolean;
  onChange: (typed: string) => void;
}

/** A payment password that can be revealed. */
export function PaymentPasswordField({
  label,
  value,
  hint,
  error,
  isNew = false,
  onChange,
}: PaymentPasswordFieldProps) {
  const text = useText();
  return (
    <PasswordField
      purpose={isNew ? 'new-password' : 'current-password'}
      label={label}
      revealLabel={text('passwordCheck.show')}
      concealLabel={text('passwordCheck.hide')}
      value={value}
      hint={hint}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
