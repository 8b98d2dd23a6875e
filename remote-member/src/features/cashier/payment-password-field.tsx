import { useText } from '@atrium/contract/react';
import { PasswordField } from '@atrium/ui';

interface PaymentPasswordFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  isNew?: boolean;
  onChange: (typed: string) => void;
}

/** A payment password that can be revealed. */
export function PaymentPasswordField({ label, value, error, isNew = false, onChange }: PaymentPasswordFieldProps) {
  const text = useText();
  return (
    <PasswordField
      purpose={isNew ? 'new-password' : 'current-password'}
      label={label}
      revealLabel={text('passwordCheck.show')}
      concealLabel={text('passwordCheck.hide')}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
