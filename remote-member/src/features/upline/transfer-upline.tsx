import { toDecimal, transferUpline } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, TextField } from '@atrium/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { formStyle, pageStyle } from '../cashier/cashier-style';
import { parseAmount, type AmountError } from '../cashier/parse-amount';
import { PaymentPasswordField } from '../cashier/payment-password-field';
import { PaymentPasswordNeeded } from '../cashier/payment-password-needed';
import { usePaymentPassword } from '../cashier/use-payment-password';
import { useSending } from '../cashier/use-sending';
import { useDraftFields } from '../drafts/draft-fields';
import { useMainBalance } from '../wallets/main-balance';

/** Money to the direct upline: an amount within the balance, and the payment password. */
export const TransferUpline = observer(function TransferUpline() {
  const { api, settings, account, language, messages } = useHost();
  const text = useText();
  const { needed: needsPassword, missing: passwordMissing, confirmSet } = usePaymentPassword();
  const most = useMainBalance();
  const { sending, send, formRef, focusWrong, refusalOf, forgetRefusal } = useSending({
    form: 'upline',
    fields: ['amount', 'password'],
  });
  const form = useDraftFields('upline', { amount: '' });
  const typed = form.values.amount;
  const [fault, setFault] = useState<AmountError>();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = parseAmount(typed, settings.currency, { balance: most?.minor });
    setFault('fault' in parsed ? parsed.fault : undefined);
    if ('fault' in parsed) return focusWrong();
    setMissing(needsPassword && password === '');
    if (needsPassword && password === '') return focusWrong();
    const amount = toDecimal(parsed.amount);
    const sent = await send(amount, (options) => api.call(transferUpline, { amount, password }, options));
    setPassword('');
    if (!sent) return;
    form.reset();
    messages.toast({ kind: 'success', text: text('upline.done', { amount: language.money(parsed.amount) }) });
    void account.refresh('balance');
  };
  if (passwordMissing)
    return (
      <div css={pageStyle}>
        <p>{text('upline.about')}</p>
        <PaymentPasswordNeeded onSaved={confirmSet} />
      </div>
    );
  return (
    <div css={pageStyle}>
      <p>{text('upline.about')}</p>
      <form ref={formRef} noValidate css={formStyle} onSubmit={(event) => void submit(event)}>
        <TextField
          purpose="amount"
          label={text('amount.label')}
          error={fault ? text(`amount.${fault}`, { balance: most ? language.money(most) : '' }) : refusalOf('amount')}
          value={typed}
          onChange={({ target }) => {
            form.change({ amount: target.value });
            setFault(undefined);
            forgetRefusal('amount');
          }}
        />
        {needsPassword && (
          <PaymentPasswordField
            label={text('security.paymentPassword')}
            value={password}
            error={missing ? text('not_empty') : refusalOf('password')}
            onChange={(value) => {
              setPassword(value);
              setMissing(false);
              forgetRefusal('password');
            }}
          />
        )}
        <Button type="submit" loading={sending}>
          {text('page.transferUpline')}
        </Button>
      </form>
    </div>
  );
});
