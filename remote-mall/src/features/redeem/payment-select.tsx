import type { RedeemType, Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { pricesOf } from '../rewards/reward-price';

interface PaymentSelectProps {
  reward: Reward;
  value: RedeemType;
  onChange: (type: RedeemType) => void;
}

/** Selects points or points and money; hidden if only one is offered. */
export function PaymentSelect({ reward, value, onChange }: PaymentSelectProps) {
  const { settings } = useHost();
  const text = useText();
  const { points, mixed } = pricesOf(reward, settings.currency.code);
  if (points === undefined || !mixed) return null;
  return (
    <Select
      label={text('redeem.payment')}
      value={value}
      options={[
        { value: 'P', label: text('redeem.payment.P') },
        { value: 'PM', label: text('redeem.payment.PM') },
      ]}
      onChange={(event) => onChange(event.target.value as RedeemType)}
    />
  );
}
