import { cashierAddPayee, cashierChangePayee, type Payee } from '@atrium/api';
import { useCan, useHost, useText } from '@atrium/contract/react';
import { Button, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useDraftFields } from '../drafts/draft-fields';
import { formStyle } from './cashier-style';
import { PaymentPasswordField } from './payment-password-field';
import { useSending } from './use-sending';

const names = ['holder', 'bank', 'number'] as const;
type Name = (typeof names)[number];

interface PayeeFormProps {
  /** The payee to change; absent for a new one. */
  payee?: Payee;
  onSaved: () => void;
}

/** Stores a payee, or changes one. Only the last digits of a stored number are known, so it is typed again. */
export const PayeeForm = observer(function PayeeForm({ payee: stored, onSaved }: PayeeFormProps) {
  const { api } = useHost();
  const text = useText();
  const needsPassword = useCan('payment-password.use');
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({ fields: ['password'] });
  const kept = useDraftFields(stored ? `payee-${stored.id}` : 'payee', {
    holder: stored?.holder ?? '',
    bank: stored?.bank ?? '',
  });
  // account numbers and passwords stay out of the browser's storage
  const [secrets, setSecrets] = useState({ number: '', password: '' });
  const payee = { ...kept.values, ...secrets };
  const change = (name: Name, value: string) =>
    name === 'number' ? setSecrets({ ...secrets, number: value }) : kept.change({ [name]: value });
  const [submitted, setSubmitted] = useState(false);
  const title = text(stored ? 'payees.change' : 'payees.add');
  const lineOf = (name: Name) => (
    <TextField
      key={name}
      label={text(`payees.${name}`)}
      name={`payee-${name}`}
      autoComplete="off"
      maxLength={name === 'number' ? 40 : 80}
      value={payee[name]}
      error={
        submitted && isWrong(name, payee[name])
          ? text(name === 'number' ? 'payees.number.wrong' : 'not_empty')
          : undefined
      }
      onChange={({ target }) => change(name, target.value)}
    />
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (names.some((name) => isWrong(name, payee[name])) || (needsPassword && payee.password === ''))
      return focusWrong();
    const saved = await send(JSON.stringify({ ...payee, password: '' }), (options) =>
      stored
        ? api.call(cashierChangePayee, { payeeId: stored.id, ...payee }, options)
        : api.call(cashierAddPayee, payee, options),
    );
    setSecrets({ number: saved ? '' : payee.number, password: '' });
    if (!saved) return;
    kept.reset();
    setSubmitted(false);
    onSaved();
  };
  return (
    <form ref={formRef} noValidate aria-label={title} css={formStyle} onSubmit={(event) => void submit(event)}>
      {names.map(lineOf)}
      {needsPassword && (
        <PaymentPasswordField
          label={text('security.paymentPassword')}
          value={payee.password}
          error={refusalOf('password') ?? (submitted && payee.password === '' ? text('not_empty') : undefined)}
          onChange={(password) => {
            setSecrets({ ...secrets, password });
            forgetRefusal('password');
          }}
        />
      )}
      <p>{text(stored ? 'payees.change.about' : 'payees.waits')}</p>
      <Button type="submit" variant={stored ? 'primary' : 'secondary'} loading={sending}>
        {title}
      </Button>
    </form>
  );
});

function isWrong(name: Name, value: string): boolean {
  return name === 'number' ? !/^[\dA-Za-z -]{5,40}$/.test(value.trim()) : value.trim() === '';
}
