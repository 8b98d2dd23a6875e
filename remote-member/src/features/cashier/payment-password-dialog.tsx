import { brokenRuleText, cashierPaymentPassword, fieldFault, ruleText } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog } from '@atrium/ui';
import { useState, type FormEvent } from 'react';
import { formStyle } from './cashier-style';
import { newPasswordRule } from './new-password-rule';
import { PaymentPasswordField } from './payment-password-field';
import { useSending } from './use-sending';

interface PaymentPasswordDialogProps {
  /** Whether there is a payment password, which then proves the person. */
  isSet: boolean;
  onSaved: () => void;
  onClose: () => void;
}

const names = ['password', 'newPassword', 'confirmNewPassword'] as const;
const empty = { password: '', newPassword: '', confirmNewPassword: '' };

/** Sets the payment password with the sign-in password, or changes it with the present one. */
export function PaymentPasswordDialog({ isSet, onSaved, onClose }: PaymentPasswordDialogProps) {
  const { api, messages, settings } = useHost();
  const text = useText();
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({ fields: names });
  const [typed, setTyped] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const rule = newPasswordRule(settings);
  const fault = fieldFault(rule, typed.newPassword);
  const differ = typed.newPassword !== typed.confirmNewPassword;
  const field = (name: (typeof names)[number], label: string) => (
    <PaymentPasswordField
      label={label}
      isNew={name !== 'password'}
      value={typed[name]}
      hint={name === 'newPassword' ? ruleText(rule, text) || undefined : undefined}
      error={refusalOf(name) ?? (submitted ? errorOf(name) : undefined)}
      onChange={(value) => {
        setTyped({ ...typed, [name]: value });
        forgetRefusal(name);
      }}
    />
  );
  const errorOf = (name: (typeof names)[number]) => {
    if (typed[name] === '') return text('not_empty');
    if (name === 'newPassword' && fault && fault !== 'missing')
      return brokenRuleText(fault, rule, text('paymentPassword.new'), text);
    return name === 'confirmNewPassword' && differ ? text('paymentPassword.differ') : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (differ || fault || typed.password === '') return focusWrong();
    if (!(await send('password', (options) => api.call(cashierPaymentPassword, typed, options)))) return;
    messages.toast({ kind: 'success', text: text('paymentPassword.saved') });
    onSaved();
    onClose();
  };
  const title = text(isSet ? 'paymentPassword.change' : 'paymentPassword.set');
  return (
    <Dialog title={title} size="small" onClose={onClose} closeLabel={text('passkeys.cancel')}>
      <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
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
