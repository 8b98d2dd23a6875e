import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Ring } from '../feedback/ring';
import { Icon } from '../icons/icon';
import { playIcon } from '../icons/actions';
import {
  artStyle,
  captionStyle,
  demoStyle,
  endSlot,
  gameCardStyle,
  playStyle,
  startSlot,
  unavailableStyle,
} from './game-card-style';

export interface GameCardProps {
  name: string;
  vendor?: string;
  /** Fills the picture: `GameArt` or an image with an empty `alt`. */
  art: ReactNode;
  playLabel: string;
  onPlay: () => void;
  /** Without it there is no demo button. */
  onDemo?: () => void;
  demoLabel?: string;
  /** At the end of the picture's top edge, such as a heart. */
  favourite?: ReactNode;
  /** At the start of it, such as a `Tag`. */
  mark?: ReactNode;
  /** Why it cannot be played now; replaces the play button. */
  unavailable?: string;
  /** Whether it is being opened. */
  busy?: boolean;
}

/** One game: the whole card plays; the demo and the heart are above it. */
export function GameCard({
  name,
  vendor,
  art,
  playLabel,
  onPlay,
  onDemo,
  demoLabel,
  favourite,
  mark,
  unavailable,
  busy = false,
}: GameCardProps) {
  const id = useId();
  const closed = unavailable !== undefined;
  return (
    <article aria-labelledby={`${id}-name`} css={gameCardStyle} data-closed={closed || undefined}>
      <div data-part="art" css={artStyle}>
        {art}
      </div>
      <div data-part="caption" css={captionStyle}>
        <h3 id={`${id}-name`} title={name}>
          {name}
        </h3>
        {vendor && <p>{vendor}</p>}
      </div>
      {closed ? (
        <p css={unavailableStyle}>{unavailable}</p>
      ) : (
        <button
          type="button"
          id={`${id}-play`}
          aria-label={playLabel}
          aria-labelledby={`${id}-play ${id}-name`}
          aria-busy={busy || undefined}
          css={playStyle}
          onClick={busy ? undefined : onPlay}
        >
          <span aria-hidden="true">
            {busy ? <Ring /> : <Icon shape={playIcon} filled size="1.125em" />}
            {playLabel}
          </span>
        </button>
      )}
      {mark && <div css={startSlot}>{mark}</div>}
      {favourite && (
        <div data-part="favourite" css={endSlot}>
          {favourite}
        </div>
      )}
      {onDemo && !closed && (
        <div data-part="demo" css={demoStyle}>
          <Button
            id={`${id}-demo`}
            variant="secondary"
            size="small"
            aria-label={demoLabel}
            aria-labelledby={`${id}-demo ${id}-name`}
            onClick={onDemo}
          >
            {demoLabel}
          </Button>
        </div>
      )}
    </article>
  );
}
