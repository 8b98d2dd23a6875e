import type { RedeemType, Reward } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Select } from '@atrium/ui';
import { pricesOf } from '../rewards/reward-price';

interface RedeemWayProps {
  reward: Reward;
  value: RedeemType;
  onChange: (type: RedeemType) => void;
}

/** For points, or for points and money; nothing to choose where only one is offered. */
export function RedeemWay({ reward, value, onChange }: RedeemWayProps) {
  const { settings } = useHost();
  const text = useText();
  const { points, mixed } = pricesOf(reward, settings.currency.code);
  if (points === undefined || !mixed) return null;
  return (
    <Select
      label={text('redeem.way')}
      value={value}
      options={[
        { value: 'P', label: text('redeem.way.P') },
        { value: 'PM', label: text('redeem.way.PM') },
      ]}
      onChange={(event) => onChange(event.target.value as RedeemType)}
    />
  );
}
