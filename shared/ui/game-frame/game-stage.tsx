import { css } from '@emotion/react';
import type { Ref } from 'react';

interface GameStageProps {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  /** Absent: shows a blank frame. */
  address: string | undefined;
  onLoad: () => void;
}

/** The game's iframe. It may run scripts and use its own origin; it cannot navigate the page or open windows. */
export function GameStage({ ref, title, address, onLoad }: GameStageProps) {
  return (
    <iframe
      ref={ref}
      title={title}
      // must precede src: a frame loads with the flags set at that moment
      sandbox={sandboxFor(address)}
      src={address}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      onLoad={onLoad}
      css={style}
    />
  );
}

/**
 * `allow-same-origin` only for vendors' origins: with it, a game on the portal's origin would have the portal's rights.
 */
function sandboxFor(address: string | undefined): string {
  const foreign = address !== undefined && new URL(address).origin !== window.location.origin;
  return foreign ? 'allow-scripts allow-same-origin allow-forms' : 'allow-scripts allow-forms';
}

const style = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;
