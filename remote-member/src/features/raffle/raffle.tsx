import { toMoney } from '@atrium/api';
import { useAccount, useHost, useText } from '@atrium/contract/react';
import { Badge, Button, Dialog, giftIcon, Icon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { RaffleStore, type Prize } from './raffle-store';

/** The floating tip of a raffle: a countdown, then the button of the prize, and the window of what was won. */
export const Raffle = observer(function Raffle() {
  const host = useHost();
  const text = useText();
  const title = useId();
  const [store] = useState(() => new RaffleStore(host));
  useEffect(() => store.start(), [store]);
  const promotions = useAccount('promotions');
  const { raffle, untilOpen, claiming, won } = store;
  const count = (promotions.state !== 'absent' && promotions.value?.['RAFFLE']?.count) || 0;
  return (
    <>
      {raffle && (
        <aside aria-labelledby={title} css={style}>
          <p id={title}>
            <Icon shape={giftIcon} />
            <span>{raffle.title || text('raffle.title')}</span>
            <Badge count={count} />
          </p>
          {untilOpen > 0 && (
            <p role="timer" aria-label={text('raffle.opensIn')}>
              {clockText(untilOpen)}
            </p>
          )}
          <Button size="small" disabled={untilOpen > 0} loading={claiming} onClick={() => void store.claim()}>
            {text('raffle.claim')}
          </Button>
        </aside>
      )}
      {won && (
        <Dialog
          title={text('raffle.won')}
          size="small"
          onClose={() => store.closePrize()}
          closeLabel={text('rewards.close')}
          footer={<Button onClick={() => store.closePrize()}>{text('rewards.close')}</Button>}
        >
          <PrizeText won={won} />
        </Dialog>
      )}
    </>
  );
});

function PrizeText({ won: { amount, currency, prize } }: { won: Prize }) {
  const { language, settings } = useHost();
  const text = useText();
  const money = amount !== undefined && language.money(toMoney(amount, currency ?? settings.currency.code));
  return <p css={prizeStyle}>{money || prize || text('raffle.credited')}</p>;
}

/** Minutes and seconds, rounded up, so that the last second is shown as one. */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return [seconds / 60, seconds % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

const style = css`
  position: fixed;
  inset-block-end: calc(5.5rem + env(safe-area-inset-bottom, 0px));
  inset-inline-start: var(--space-3);
  z-index: 11;
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-inline-size: min(14rem, calc(100vw - 6rem));
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-medium);
  background: var(--color-card);
  box-shadow: var(--shadow-raised);
  & > p:first-of-type {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    font-size: var(--type-small);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > [role='timer'] {
    font: 700 var(--type-large) / 1.2 var(--font-number);
    font-variant-numeric: tabular-nums;
  }
`;

const prizeStyle = css`
  font: 700 var(--type-title) / 1.3 var(--font-number);
  text-align: center;
`;
