import { useHost, useText } from '@atrium/contract/react';
import { FrameLoading, GameView, useFrameMessages } from '@atrium/ui/game-frame';
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { offerDeposit } from './offer-deposit';

interface BettingFrameProps {
  /** Name of the game. */
  game: string;
  gameCode: string;
  address: string;
  /** Requests a new address after the page's session has ended. */
  onEnded: () => void;
}

/** Vendor of the portal's own lotteries in events. */
const vendor = 'LOTT';

/** The betting page on its provider's origin, with the rules of every game frame. */
export function BettingFrame({ game, gameCode, address, onEnded }: BettingFrameProps) {
  const host = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loading] = useState(() => new FrameLoading());
  const { events, account } = host;
  useEffect(() => loading.start(), [loading]);
  useEffect(() => {
    events.publish('game.opened@1', { vendor, gameId: gameCode });
    return () => {
      events.publish('game.closed@1', { vendor, gameId: gameCode });
      void account.refresh('balance');
    };
  }, [events, account, gameCode]);
  useFrameMessages(frame, address, (message) => {
    if (message === 'ready') loading.answered();
    if (message === 'closed') void host.navigation.open('lottery.lobby@1');
    if (message === 'ended') onEnded();
    if (message === 'balance-low') void offerDeposit(host);
  });
  return (
    <div css={style}>
      <GameView
        frame={frame}
        loading={loading}
        title={text('bet.frame', { game })}
        address={address}
        texts={{
          loading: text('bet.loading'),
          stuck: text('bet.stuck'),
          stuckHint: text('bet.stuck.hint'),
          retry: text('failed.retry'),
          close: text('close'),
        }}
      />
    </div>
  );
}

const style = css`
  display: grid;
  block-size: max(34rem, calc(100dvh - var(--size-bar) - 8rem));
`;
