import type { PlaceParams } from '@atrium/contract';
import { Link, useText } from '@atrium/contract/react';
import { navItemStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { lotteryModes, type LotteryMode } from '../query/lottery-mode';

/** The modes of a game at its address. */
export interface GameModes {
  current: LotteryMode;
  /** Everything the address says, such as the play type to begin with. */
  query: PlaceParams;
}

interface ModeLinksProps {
  modes: GameModes;
  /** Name of the game. */
  game: string;
}

/** Links to the same game in each of its modes; everything else of the address stays. */
export function ModeLinks({ modes: { current, query }, game }: ModeLinksProps) {
  const text = useText();
  return (
    <div role="group" aria-label={text('mode.label', { game })} css={style}>
      {Object.entries(lotteryModes).map(([lMode, mode]) => (
        <Link
          key={mode}
          to="lottery.home@1"
          params={{ ...query, lMode }}
          aria-current={mode === current ? 'true' : undefined}
          css={[navItemStyle, smallStyle]}
        >
          {text(`mode.${mode}`)}
        </Link>
      ))}
    </div>
  );
}

const style = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const smallStyle = css`
  font-size: var(--type-small);
`;
