import { toMoney } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Dialog } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFocusOnPage } from '../rewards/use-focus-on-page';
import { RaffleStore, type Prize } from './raffle-store';
import { RaffleTip } from './raffle-tip';

/** The floating tip of a raffle: a countdown, then the button of the prize, and the window of what was won. */
export const Raffle = observer(function Raffle() {
  const host = useHost();
  const [store] = useState(() => new RaffleStore(host));
  useEffect(() => store.start(), [store]);
  const { raffle, won } = store;
  return (
    <>
      {raffle && <RaffleTip key={raffle.id} store={store} name={raffle.title} />}
      {won && <PrizeWindow won={won} onClose={() => store.closePrize()} />}
    </>
  );
});

interface PrizeWindowProps {
  won: Prize;
  onClose: () => void;
}

function PrizeWindow({ won, onClose }: PrizeWindowProps) {
  const text = useText();
  // the button that opened the window is gone with the tip
  useFocusOnPage();
  return (
    <Dialog
      title={text('raffle.won')}
      size="small"
      onClose={onClose}
      closeLabel={text('rewards.close')}
      footer={<Button onClick={onClose}>{text('rewards.close')}</Button>}
    >
      <PrizeText won={won} />
    </Dialog>
  );
}

function PrizeText({ won: { amount, currency, prize } }: { won: Prize }) {
  const { language, settings } = useHost();
  const text = useText();
  const money = amount !== undefined && language.money(toMoney(amount, currency ?? settings.currency.code));
  return <p css={prizeStyle}>{money || prize || text('raffle.credited')}</p>;
}

const prizeStyle = css`
  font: 700 var(--type-title) / 1.3 var(--font-number);
  text-align: center;
`;
