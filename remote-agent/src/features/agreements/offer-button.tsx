import type { Downline } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog')).OfferDialog }));

/** The button with which an agent offers a contract to a direct downline. */
export function OfferButton({ member: { id, account } }: { member: Pick<Downline, 'id' | 'account'> }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" aria-label={text('offer.to', { account })} onClick={() => setOpen(true)}>
        {text('offer.one')}
      </Button>
      <Suspense>{open && <OfferDialog downline={{ id, account }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
