import type { LotteryGroup } from '@atrium/api';
import { lotteriesShown } from '@atrium/api/figures';
import { Link, useText } from '@atrium/contract/react';
import { Button, cardStyle } from '@atrium/ui';
import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { GameEmblem } from '../emblem/game-emblem';

/** A group of lotteries: four of them, and all after it is unfolded. */
export function LotteryGroupCard({ group: { gameGroupCode, labelName, gameMenus } }: { group: LotteryGroup }) {
  const text = useText();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const name = labelName || gameGroupCode;
  const shown = unfolded ? gameMenus : gameMenus.slice(0, lotteriesShown);
  return (
    <section aria-labelledby={id} css={[cardStyle, style]}>
      <header>
        <h3 id={id}>{name}</h3>
        {gameMenus.length > lotteriesShown && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={unfolded}
            aria-controls={`${id}-games`}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? text('home.fold') : text('home.unfold', { number: gameMenus.length })}
          </Button>
        )}
      </header>
      <ul id={`${id}-games`}>
        {shown.map(({ code, remark, defaultPlayType }) => (
          <li key={code}>
            <Link to="lottery.home@1" params={{ playType: defaultPlayType, gameCode: code }} css={gameStyle}>
              <GameEmblem gameCode={code} gameGroupCode={gameGroupCode} size="2rem" />
              <span>{remark || code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const style = css`
  padding: var(--space-3);
  & > header {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    padding-inline-start: var(--space-2);
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const gameStyle = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  color: var(--color-text);
  text-decoration: none;
  &:hover {
    background: var(--color-raised);
  }
  & > svg {
    flex: none;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    line-height: 1.25;
  }
`;
