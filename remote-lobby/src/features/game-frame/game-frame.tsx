import { ErrorState, Spinner } from '@atrium/ui';
import { useHost, useText } from '@atrium/contract/react';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { OpenedGame } from '../game-launch/opened-game';
import { FrameHeader } from './frame-header';
import { FrameLoading } from './frame-loading';
import { GameStage } from './game-stage';
import { offerDeposit } from './offer-deposit';
import { useFrameMessages } from './use-frame-messages';
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
    if (message === 'ready') loading.loaded();
    if (message === 'closed') host.navigation.close();
    if (message === 'balance-low') void offerDeposit(host);
  });

  return (
    <section css={style} aria-label={game.name || text('frame.game')}>
      <FrameHeader game={game} demo={demo} frame={frame} onReload={loading.reload} reloading={loading.waiting} />
      <div css={stage} aria-busy={loading.waiting}>
        <GameStage
          key={loading.attempt}
          ref={frame}
          title={game.name || text('frame.game')}
          address={loading.phase === 'blank' ? undefined : game.address}
          onLoad={loading.loaded}
          hidden={loading.phase === 'stuck'}
        />
        {loading.waiting && (
          <div css={cover}>
            <Spinner label={text('frame.loading')} />
          </div>
        )}
        {loading.phase === 'stuck' && (
          <div css={cover}>
            <ErrorState title={text('frame.stuck')} retryLabel={text('failed.retry')} onRetry={loading.retry}>
              {text('frame.stuck.hint')}
            </ErrorState>
          </div>
        )}
      </div>
    </section>
  );
});

const style = css`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: calc(100dvh - var(--size-bar));
  min-block-size: 26rem;
`;

const stage = css`
  position: relative;
  min-block-size: 0;
  background: var(--color-page);
`;

const cover = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--color-page);
`;
