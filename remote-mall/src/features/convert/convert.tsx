import { mallConfig, type PointConfig } from '@atrium/api';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import { Button, Money, PasswordField, TextField, useWrongField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { NextStep } from '../next-step/next-step';
import { PaymentPasswordMissing } from '../payment-password/payment-password-missing';
import { usePaymentPassword } from '../payment-password/use-payment-password';
import { PointBalance } from '../points/point-balance';
import { usePoints } from '../points/use-points';
import { wholeAmount, moneyFor } from './convert-draft';
import { ConvertStore } from './convert-store';

/** Dialog that converts points to money and shows their value. */
export const Convert = observer(function Convert() {
  const host = useHost();
  const { language, settings, messages, navigation } = host;
  const text = useText();
  const points = usePoints();
  const [config] = useState(() => new Loadable<PointConfig>());
  const [store] = useState(() => new ConvertStore(host, () => points.balance.value));
  useEffect(() => void config.load(() => host.api.call(mallConfig, {}, { signal: host.signal })), [config, host]);

  const paymentPassword = usePaymentPassword(store.refusal);
  const { formRef, focusWrong } = useWrongField();
  const { draft, errors } = store;
  const rate = config.value?.pointExchangeRate;
  const worth =
    rate === undefined || !(draft.amount >= 1)
      ? undefined
      : language.money(moneyFor(wholeAmount(draft.amount), rate, settings.currency));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await store.submit())) return focusWrong();
    await host.account.refresh('balance');
    await messages.notice(text('convert.done'));
    navigation.close({ converted: true });
  };
  return (
    <form ref={formRef} noValidate aria-labelledby="mall-convert" css={style} onSubmit={(event) => void submit(event)}>
      <h2 id="mall-convert">{text('title.convert')}</h2>
      <PointBalance points={points} />
      <TextField
        label={text('convert.amount')}
        type="number"
        inputMode="numeric"
        min={1}
        value={Number.isNaN(draft.amount) ? '' : draft.amount}
        error={errors.amount && text(errors.amount, { amount: language.number(draft.amount) })}
        // typing may pass through an empty field: the amount is corrected when it is left
        onChange={(event) => store.change({ amount: event.target.valueAsNumber })}
        onBlur={() => store.settleAmount()}
      />
      {(rate !== undefined || config.state === 'loading') && (
        <p role="status" css={worthStyle}>
          {text('convert.worth')} <Money text={worth} />
        </p>
      )}
      {paymentPassword.missing ? (
        <PaymentPasswordMissing />
      ) : (
        <>
          <PasswordField
            label={text(paymentPassword.needed ? 'password.payment' : 'password.signIn')}
            revealLabel={text('password.show')}
            concealLabel={text('password.hide')}
            value={draft.password}
            error={errors.password && text(errors.password)}
            onChange={(event) => store.change({ password: event.target.value })}
          />
          <Button type="submit" block loading={store.sending}>
            {text('convert.submit')}
          </Button>
        </>
      )}
      {store.refusal !== undefined && <NextStep refusal={store.refusal} />}
    </form>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > h2 {
    padding-inline-end: 3rem;
    font-size: var(--type-title);
  }
`;

const worthStyle = css`
  display: flex;
  gap: var(--space-3);
  justify-content: space-between;
  color: var(--color-muted);
  & > span {
    color: var(--color-heading);
    font-size: var(--type-large);
  }
`;
