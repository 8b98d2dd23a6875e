import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { ErrorState } from '../feedback/error-state';
import { Spinner } from '../feedback/spinner';
import type { FrameLoading } from './frame-loading';
import { GameStage } from './game-stage';

interface GameViewProps {
  frame: RefObject<HTMLIFrameElement | null>;
  loading: FrameLoading;
  /** Name of the game. */
  title: string;
  address: string;
  texts: Record<'loading' | 'stuck' | 'stuckHint' | 'retry', string>;
}

/** The game's iframe, covered while it loads, and by a message when it does not answer. */
export const GameView = observer(function GameView({ frame, loading, title, address, texts }: GameViewProps) {
  return (
    <div css={style} aria-busy={loading.waiting}>
      <GameStage
        key={loading.attempt}
        ref={frame}
        title={title}
        address={loading.phase === 'blank' ? undefined : address}
        onLoad={loading.loaded}
        hidden={loading.phase === 'stuck'}
      />
      {loading.waiting && (
        <div css={cover}>
          <Spinner label={texts.loading} />
        </div>
      )}
      {loading.phase === 'stuck' && (
        <div css={cover}>
          <ErrorState title={texts.stuck} retryLabel={texts.retry} onRetry={loading.retry}>
            {texts.stuckHint}
          </ErrorState>
        </div>
      )}
    </div>
  );
});

const style = css`
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
