import { useHost, useText } from '@atrium/contract/react';
import { VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import { isSpot } from './bounds';
import { FloatingButton } from './floating-button';
import { MiniGameArt } from './mini-game-art';

/** The button that floats above the pages: pressed, it opens the game, which can also move it. */
export function MiniGameButton() {
  const { navigation } = useHost();
  const text = useText();
  const hint = useId();
  const element = useRef<HTMLButtonElement>(null);
  const button = useRef<FloatingButton>(undefined);
  useEffect(() => {
    if (!element.current) return;
    button.current = new FloatingButton(element.current);
    return button.current.start();
  }, []);
  const play = async () => {
    const spot = await navigation.open('lottery.mini-game@1').catch(() => undefined);
    if (isSpot(spot)) button.current?.moveTo(spot);
  };
  return (
    <>
      <button ref={element} type="button" aria-describedby={hint} css={style} onClick={() => void play()}>
        <MiniGameArt />
        <VisuallyHidden>{text('mini.title')}</VisuallyHidden>
      </button>
      <span id={hint} hidden>
        {text('mini.keys')}
      </span>
    </>
  );
}

const style = css`
  position: fixed;
  inset-block-start: 0;
  left: 0;
  z-index: 11;
  inline-size: 56px;
  block-size: 56px;
  padding: 0;
  border: 2px solid var(--color-card);
  border-radius: 50%;
  background: none;
  box-shadow: var(--shadow-raised);
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-folded] {
      transition: transform var(--motion-medium);
    }
  }
`;
