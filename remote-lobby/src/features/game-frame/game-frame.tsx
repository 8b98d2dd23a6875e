import { FrameLoading, GameView, useFrameMessages } from '@atrium/ui/game-frame';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { OpenedGame } from '../game-launch/opened-game';
import { FrameHeader } from './frame-header';
import { offerDeposit } from './offer-deposit';
import { useGamePresence } from './use-game-presence';

interface GameFrameProps {
  game: OpenedGame;
  demo: boolean;
}

/** A game inside the portal, with its header and messages. */
export const GameFrame = observer(function GameFrame({ game, demo }: GameFrameProps) {
  const host = useHost();
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loading] = useState(() => new FrameLoading());
  useEffect(() => loading.start(), [loading]);
  useGamePresence(game);
  useFrameMessages(frame, game.address, (message) => {
    if (message === 'ready') loading.answered();
    if (message === 'closed') host.navigation.close();
    if (message === 'balance-low') void offerDeposit(host);
  });

  return (
    <section css={style} aria-label={game.name || text('title.game')}>
      <FrameHeader game={game} demo={demo} frame={frame} onReload={loading.reload} reloading={loading.waiting} />
      <GameView
        frame={frame}
        loading={loading}
        title={game.name || text('title.game')}
        address={game.address}
        texts={{
          loading: text('frame.loading'),
          stuck: text('frame.stuck'),
          stuckHint: text('frame.stuck.hint'),
          retry: text('frame.reload'),
          close: text('close'),
        }}
        back={{ label: text('frame.back'), onPress: () => host.navigation.close() }}
      />
    </section>
  );
});

const style = css`
  display: grid;
  /* a long name is cut with an ellipsis instead of widening the page */
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  block-size: calc(100dvh - var(--size-bar));
  min-block-size: 26rem;
`;
