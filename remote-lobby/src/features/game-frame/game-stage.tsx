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
      src={address}
      sandbox={sandboxFor(address)}
      allow="fullscreen; autoplay"
      referrerPolicy="origin"
      onLoad={onLoad}
      hidden={hidden}
      css={style}
    />
  );
}

/** A game on the portal's own origin would be the portal with `allow-same-origin`, so it gets an origin of its own. */
function sandboxFor(address: string | undefined): string {
  const own = address !== undefined && new URL(address).origin === window.location.origin;
  return own ? 'allow-scripts allow-forms' : 'allow-scripts allow-same-origin allow-forms';
}

const style = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;
