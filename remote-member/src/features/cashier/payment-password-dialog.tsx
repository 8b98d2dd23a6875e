import { cashierPaymentPassword } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog } from '@atrium/ui';
import { useState, type FormEvent } from 'react';
import { formStyle } from './cashier-style';
import { PaymentPasswordField } from './payment-password-field';
import { useSending } from './use-sending';

interface PaymentPasswordDialogProps {
  /** Whether there is a payment password, which then proves the person. */
  isSet: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const empty = { password: '', newPassword: '', confirmNewPassword: '' };

/** Sets the payment password with the sign-in password, or changes it with the present one. */
export function PaymentPasswordDialog({ isSet, onSaved, onClose }: PaymentPasswordDialogProps) {
  const { api, messages } = useHost();
  const text = useText();
  const { sending, send } = useSending();
  const [typed, setTyped] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const differ = typed.newPassword !== typed.confirmNewPassword;
  const field = (name: keyof typeof empty, label: string) => (
    <PaymentPasswordField
      label={label}
      isNew={name !== 'password'}
      value={typed[name]}
      error={submitted ? errorOf(name) : undefined}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  const errorOf = (name: keyof typeof empty) => {
    if (typed[name] === '') return text('not_empty');
    return name === 'confirmNewPassword' && differ ? text('paymentPassword.differ') : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (differ || Object.values(typed).includes('')) return;
    if (!(await send('password', () => api.call(cashierPaymentPassword, typed)))) return;
    messages.toast({ kind: 'success', text: text('paymentPassword.saved') });
    onSaved();
    onClose();
  };
  const title = text(isSet ? 'paymentPassword.change' : 'paymentPassword.set');
  return (
    <Dialog title={title} size="small" onClose={onClose} closeLabel={text('passkeys.cancel')}>
      <form noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
        {field('password', text(isSet ? 'paymentPassword.current' : 'paymentPassword.signIn'))}
        {field('newPassword', text('paymentPassword.new'))}
        {field('confirmNewPassword', text('paymentPassword.repeat'))}
        <Button type="submit" loading={sending}>
          {title}
        </Button>
      </form>
    </Dialog>
  );
}
