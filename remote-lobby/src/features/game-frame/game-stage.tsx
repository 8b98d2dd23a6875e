import { css } from '@emotion/react';
import type { Ref } from 'react';

interface GameStageProps {
  ref: Ref<HTMLIFrameElement>;
  title: string;
  /** Absent: a blank frame. */
  address: string | undefined;
  onLoad: () => void;
  hidden: boolean;
}

/** The frame a game runs in: it may run scripts and use its own origin, and can neither move the page nor open windows. */
export function GameStage({ ref, title, address, onLoad, hidden }: GameStageProps) {
  return (
    <iframe
      ref={ref}
      title={title}
      // before the address: a frame begins to load under the flags it has at that moment
      sandbox={sandboxFor(address)}
      src={address}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      onLoad={onLoad}
      hidden={hidden}
      css={style}
    />
  );
}

/** `allow-same-origin` is for vendors' origins alone: a game on the portal's own would be the portal. */
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
