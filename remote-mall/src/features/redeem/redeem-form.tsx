import type { Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, PasswordField, TextField, useWrongField } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import { NextStep } from '../next-step/next-step';
import { PaymentPasswordMissing } from '../payment-password/payment-password-missing';
import { usePaymentPassword } from '../payment-password/use-payment-password';
import { usePoints } from '../points/use-points';
import { RedeemSummary } from './redeem-summary';
import { mostOf } from './redeem-errors';
import { PriceChange } from './price-change';
import { longest } from './redeem-draft';
import { RedeemStore, type ReadReward } from './redeem-store';
import { useKeptRecipient } from './use-kept-recipient';
import { PaymentSelect } from './payment-select';

interface RedeemFormProps {
  reward: Reward;
  /** Reads the reward as it is now. */
  read: ReadReward;
  /** Called when the reward may have changed: after an answer, or when its prices are no longer those shown. */
  onChanged: () => void;
}

/** Form for quantity, payment and recipient. */
export const RedeemForm = observer(function RedeemForm({ reward, read, onChanged }: RedeemFormProps) {
  const host = useHost();
  const text = useText();
  const points = usePoints();
  const { registration } = host.settings;
  const [store] = useState(
    () =>
      new RedeemStore(
        host,
        () => ({
          points: points.balance.value,
          paymentPassword: host.can('payment-password.use'),
          registration,
        }),
        reward,
      ),
  );
  const currency = host.settings.currency.code;
  useEffect(() => store.show(reward, currency), [store, reward, currency]);
  useKeptRecipient(store);
  const paymentPassword = usePaymentPassword(store.refusal);
  const { formRef, focusWrong } = useWrongField();
  const { draft, errors } = store;
  const error = (field: keyof typeof errors) => errors[field] && text(errors[field], { most: mostOf(reward) });
  const textError = (field: 'name' | 'address' | 'province') =>
    errors[field] && text(errors[field], { length: longest(draft, field) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await store.submit(read);
    if (outcome === 'invalid') focusWrong();
    if (outcome !== 'invalid' && outcome !== 'unread') onChanged();
    // points and money as they are now: spent here, or on another device meanwhile
    if (outcome === 'refused' || outcome === 'redeemed') void host.account.refresh('balance');
    if (outcome === 'unread') void host.messages.notice(text('reward.failed'));
    if (outcome !== 'redeemed') return;
    await host.messages.notice(text('br_vwxdjflb_sfyljuh'));
    host.navigation.close({ redeemed: true });
  };
  return (
    <form ref={formRef} noValidate css={style} onSubmit={(event) => void submit(event)}>
      <RedeemSummary reward={reward} draft={draft} points={points} />
      {store.before && <PriceChange before={store.before} after={reward} />}
      <PaymentSelect reward={reward} value={draft.redeemType} onChange={(redeemType) => store.change({ redeemType })} />
      <TextField
        label={text('redeem.quantity')}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostOf(reward)}
        value={Number.isNaN(draft.quantity) ? '' : draft.quantity}
        error={error('quantity')}
        onChange={(event) => store.change({ quantity: event.target.valueAsNumber })}
      />
      <TextField
        label={text('redeem.name')}
        purpose="name"
        value={draft.name}
        error={textError('name')}
        onChange={(event) => store.change({ name: event.target.value })}
      />
      <TextField
        label={text('redeem.phone')}
        purpose="phone"
        value={draft.phone}
        error={error('phone')}
        onChange={(event) => store.change({ phone: event.target.value })}
      />
      <TextField
        label={text('redeem.province')}
        autoComplete="address-level1"
        value={draft.province}
        error={textError('province')}
        onChange={(event) => store.change({ province: event.target.value })}
      />
      <TextField
        label={text('redeem.address')}
        autoComplete="street-address"
        value={draft.address}
        error={textError('address')}
        onChange={(event) => store.change({ address: event.target.value })}
      />
      {paymentPassword.needed && !paymentPassword.missing && (
        <div css={wide}>
          <PasswordField
            label={text('password.payment')}
            revealLabel={text('password.show')}
            concealLabel={text('password.hide')}
            value={draft.password}
            error={error('password')}
            onChange={(event) => store.change({ password: event.target.value })}
          />
        </div>
      )}
      <div css={wide}>
        {paymentPassword.missing ? (
          <PaymentPasswordMissing />
        ) : (
          <Button type="submit" block loading={store.sending} disabled={reward.inventory === 0}>
            {text(reward.inventory === 0 ? 'reward.soldOut' : 'redeem.submit')}
          </Button>
        )}
      </div>
      {store.refusal !== undefined && (
        <div css={wide}>
          <NextStep refusal={store.refusal} />
        </div>
      )}
    </form>
  );
});

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: start;
  & > * {
    flex: 1 1 14rem;
  }
`;

const wide = css`
  flex-basis: 100%;
`;
