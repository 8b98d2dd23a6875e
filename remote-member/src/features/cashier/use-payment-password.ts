import { memberSecurity } from '@atrium/api';
import { useCan } from '@atrium/contract/react';
import { useState } from 'react';
import { useCashierList } from './cashier-list';

interface PaymentPassword {
  /** Whether the merchant asks for it. */
  needed: boolean;
  /** Whether the member has to set one first. */
  missing: boolean;
  /** The member has set one. */
  confirmSet: () => void;
}

/** Whether forms ask for the payment password, and whether the member has one. */
export function usePaymentPassword(): PaymentPassword {
  const needed = useCan('payment-password.use');
  const config = useCashierList(memberSecurity, { when: needed });
  const [isSet, setIsSet] = useState(false);
  const missing = needed && !isSet && config.value?.paymentPassword === false;
  return { needed, missing, confirmSet: () => setIsSet(true) };
}
