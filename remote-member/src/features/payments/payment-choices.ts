import type { MoneyReceived, PaymentConfirmation } from '@atrium/api';

/** An answer that an item offers. */
export interface PaymentChoice {
  answer: MoneyReceived;
  enabled: boolean;
}

/** The answers to a payment: received or not; once the server has confirmed it, only that it was seen. */
export function choicesOf({ isAutoConfirmed }: Pick<PaymentConfirmation, 'isAutoConfirmed'>): PaymentChoice[] {
  return [
    { answer: isAutoConfirmed ? 'A' : 'Y', enabled: true },
    { answer: 'N', enabled: !isAutoConfirmed },
  ];
}
