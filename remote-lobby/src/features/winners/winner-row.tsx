import type { Winner } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money, Ring, VisuallyHidden } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { Playing } from '../games/use-playing';
import { GamePicture } from '../pictures/game-picture';
import { shownFields } from './winner-fields';
import { winnerGame } from './winner-game';

interface WinnerRowProps {
  winner: Winner;
  fields: readonly string[];
  playing: Playing;
}

/** A win; a button where it names its game. */
export const WinnerRow = observer(function WinnerRow({ winner, fields, playing }: WinnerRowProps) {
  const host = useHost();
  const text = useText();
  const game = winnerGame(winner);
  const { recordId, showIcon, gameId, gameType, gameName } = winner;
  const shown = shownFields(winner, fields, host);
  const content = (
    <>
      <span css={picture}>
        <GamePicture icon={showIcon} seed={gameId || recordId} gameType={gameType} />
      </span>
      {[shown.filter(({ kind }) => kind === 'text'), shown.filter(({ kind }) => kind !== 'text')].map((side, index) => (
        <span key={index} css={column}>
          {side.map(({ name, text: value, kind }) => (
            // the space parts the words for screen readers
            <Fragment key={name}>
              <span>{kind === 'money' ? <Money text={value} /> : value}</span>{' '}
            </Fragment>
          ))}
        </span>
      ))}
      {playing.isBusy(recordId) && <Ring />}
    </>
  );
  if (!game) return <div css={style}>{content}</div>;
  // speech control needs the name to hold the row as it is seen; the game is named where the row does not
  const action = shown.some(({ name }) => name === 'gameName')
    ? text('game.play')
    : text('game.play.named', { name: gameName || game.vendor });
  return (
    <button
      type="button"
      css={[style, buttonStyle]}
      aria-busy={playing.isBusy(recordId) || undefined}
      onClick={() => playing.play(recordId, game)}
    >
      {content}
      <VisuallyHidden>{action}</VisuallyHidden>
    </button>
  );
});

const style = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: var(--space-3);
  align-items: center;
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: var(--space-1) var(--space-3);
`;

const buttonStyle = css`
  border: 0;
  border-radius: var(--radius-control);
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--color-raised);
  }
`;

const picture = css`
  inline-size: 2.5rem;
  block-size: 2.5rem;
  overflow: hidden;
  border-radius: var(--radius-small);
`;

const column = css`
  display: grid;
  min-inline-size: 0;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:first-of-type {
    font-weight: 600;
  }
  & > span + span {
    color: var(--color-muted);
    font-size: var(--type-small);
  }
  & + & {
    text-align: end;
  }
`;
