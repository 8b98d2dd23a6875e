import { toMoney } from '@atrium/api';
import { useHost } from '@atrium/contract/react';
import { Money } from '@atrium/ui';

interface AmountProps {
  /** Decimal from the wire. */
  decimal: string;
  currency: string;
  /** Shows the sign and a colour for gain or loss. */
  signed?: boolean;
}

/** An amount in the merchant's money format. */
export function Amount({ decimal, currency, signed = false }: AmountProps) {
  const { language } = useHost();
  const money = toMoney(decimal, currency);
  if (!signed || money.minor === 0) return <Money text={language.money(money)} />;
  const gain = money.minor > 0;
  return <Money text={`${gain ? '+' : ''}${language.money(money)}`} tone={gain ? 'gain' : 'loss'} />;
}
