import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { PaymentPasswordDialog } from './payment-password-dialog';

/** Opens the dialog that sets or changes the payment password. */
export function PaymentPasswordAction({ isSet, onSaved }: { isSet: boolean; onSaved: () => void }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {text(isSet ? 'paymentPassword.change' : 'paymentPassword.set')}
      </Button>
      {open && <PaymentPasswordDialog isSet={isSet} onSaved={onSaved} onClose={() => setOpen(false)} />}
    </>
  );
}
