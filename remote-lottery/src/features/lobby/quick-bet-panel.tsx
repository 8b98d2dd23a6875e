import type { PopularLottery } from '@atrium/api';
import { Link, useText } from '@atrium/contract/react';
import { quietLinkStyle, SectionHeader } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { LotteryBoard } from '../countdown/lottery-board';
import { DrawList } from '../draws/draw-list';
import type { PrizeMode } from '../games/prize-mode';
import { quickBetChoices } from '../quick-bet/choices';
import { QuickBet } from '../quick-bet/quick-bet';

interface QuickBetPanelProps {
  board: LotteryBoard;
  popular: readonly PopularLottery[];
  prizeMode: PrizeMode;
  /** Offers a sixth game; default false. */
  special?: boolean;
}

/** Quick bet, with the latest draws of the selected game. */
export const QuickBetPanel = observer(function QuickBetPanel({
  board,
  popular,
  prizeMode,
  special = false,
}: QuickBetPanelProps) {
  const text = useText();
  const [code, setCode] = useState<string>();
  const choices = quickBetChoices(board.games, popular, special);
  const chosen = choices.find(({ gameCode }) => gameCode === code) ?? choices[0];
  if (!chosen) return null;
  const { gameCode, numero, displayName } = chosen;
  return (
    <div css={style}>
      <QuickBet {...{ board, choices, chosen, prizeMode }} onChoose={(game) => setCode(game.gameCode)} />
      <section aria-labelledby="lottery-latest-draws">
        <SectionHeader
          id="lottery-latest-draws"
          title={text('draws.of', { name: displayName })}
          end={
            <Link to="lottery.trend@1" params={{ gameCode }} css={quietLinkStyle}>
              {text('trend.title')}
            </Link>
          }
        />
        <DrawList gameCode={gameCode} numero={numero} label={text('draws.of', { name: displayName })} />
      </section>
    </div>
  );
});

const style = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-5);
  align-items: start;
`;
