import { toMoney } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { Money } from '@atrium/ui';

interface AmountProps {
  /** A decimal of the wire. */
  decimal: string;
  currency: string;
  /** Whether it is a gain or a loss: written with its sign and coloured. */
  signed?: boolean;
}

/** An amount of a table as the merchant writes money. */
export function Amount({ decimal, currency, signed = false }: AmountProps) {
  const { language } = useHost();
  const money = toMoney(decimal, currency);
  if (!signed || money.minor === 0) return <Money text={language.money(money)} />;
  const gain = money.minor > 0;
  return <Money text={`${gain ? '+' : ''}${language.money(money)}`} tone={gain ? 'gain' : 'loss'} />;
}
