import type { Money as Amount } from '@atrium/contract';
import { useHost } from '@atrium/contract/react';
import { Money } from '@atrium/ui';

/** An amount with its sign, coloured as a gain or a loss. */
export function SignedMoney({ amount }: { amount: Amount }) {
  const { language } = useHost();
  if (amount.minor === 0) return <Money text={language.money(amount)} />;
  const gain = amount.minor > 0;
  return <Money text={`${gain ? '+' : ''}${language.money(amount)}`} tone={gain ? 'gain' : 'loss'} />;
}
