import { useCan, useText } from '@atrium/contract/react';
import { Button } from '@atrium/ui';
import { css } from '@emotion/react';
import { lazy, Suspense, useState } from 'react';
import type { Receiver } from './transfer-dialog';

const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog')).TransferDialog }));

/** The buttons of transfers to several downlines and to the upline, each under its switch. */
export function TransferButtons({ onSent }: { onSent: () => void }) {
  const text = useText();
  const toSeveral = useCan('transfer.to-several');
  const toUpline = useCan('transfer.to-upline');
  const [receiver, setReceiver] = useState<Receiver>();
  if (!toSeveral && !toUpline) return null;
  return (
    <div css={style}>
      {toSeveral && (
        <Button variant="secondary" onClick={() => setReceiver('several')}>
          {text('transfer.several')}
        </Button>
      )}
      {toUpline && (
        <Button variant="secondary" onClick={() => setReceiver('upline')}>
          {text('transfer.upline')}
        </Button>
      )}
      <Suspense>
        {receiver && <TransferDialog receiver={receiver} onSent={onSent} onClose={() => setReceiver(undefined)} />}
      </Suspense>
    </div>
  );
}

/** The button of a transfer to one downline. */
export function TransferButton({ account, onSent }: { account: string; onSent: () => void }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={text('transfer.to', { account })}
        onClick={() => setOpen(true)}
      >
        {text('transfer.one')}
      </Button>
      <Suspense>
        {open && <TransferDialog receiver={{ account }} onSent={onSent} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
