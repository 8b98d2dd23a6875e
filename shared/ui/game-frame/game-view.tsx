import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { Spinner } from '../feedback/spinner';
import type { FrameLoading } from './frame-loading';
import { GameStage } from './game-stage';
import { SilentGame, type SilentGameProps } from './silent-game';
import { useFrameFocus } from './use-frame-focus';

interface GameViewProps {
  frame: RefObject<HTMLIFrameElement | null>;
  loading: FrameLoading;
  /** Name of the game. */
  title: string;
  address: string;
  texts: SilentGameProps['texts'] & { loading: string };
  /** Leads out of a game that may not have loaded; absent where the page around the frame does. */
  back?: SilentGameProps['back'];
}

/** The game's iframe, covered while it loads, and below a message when it gives no sign of life. */
export const GameView = observer(function GameView({ frame, loading, title, address, texts, back }: GameViewProps) {
  useFrameFocus(frame, loading.answered);
  return (
    <div css={style} aria-busy={loading.waiting}>
      {loading.silent && <SilentGame texts={texts} onReload={loading.reload} onClose={loading.dismiss} back={back} />}
      <div css={stageStyle}>
        <GameStage
          key={loading.attempt}
          ref={frame}
          title={title}
          address={loading.phase === 'blank' ? undefined : address}
          onLoad={loading.loaded}
        />
        {loading.waiting && (
          <div css={cover}>
            <Spinner label={texts.loading} />
          </div>
        )}
      </div>
    </div>
  );
});

const style = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: var(--color-page);
`;

const stageStyle = css`
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

const cover = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: var(--color-page);
`;
