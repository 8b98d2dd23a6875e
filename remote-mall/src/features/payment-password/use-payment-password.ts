import { memberSecurity } from '@atrium/api';
import { Loadable, useCan, useHost } from '@atrium/contract/react';
import { useEffect, useState } from 'react';

interface PaymentPassword {
  /** Whether the merchant asks for it. */
  needed: boolean;
  /** Whether the member has to set one first; false until the back end says so. */
  missing: boolean;
}

/**
 * Whether a form asks for the payment password, and whether the member has one. For observers.
 * @param refusal key of the form's last refusal
 */
export function usePaymentPassword(refusal: string | undefined): PaymentPassword {
  const { api, signal } = useHost();
  const needed = useCan('payment-password.use');
  const [isSet] = useState(() => new Loadable<boolean | undefined>());
  useEffect(() => {
    if (needed)
      void isSet.load(async () => (await api.call(memberSecurity, {}, { signal }))?.paymentPassword ?? undefined);
  }, [needed, isSet, api, signal]);
  return { needed, missing: needed && (isSet.value === false || refusal === 'payment_password_missing') };
}
