import type { LotteryGame } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Button, Icon, refreshIcon } from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CountdownClock } from '../countdown/countdown-clock';
import type { LotteryBoard } from '../countdown/lottery-board';
import { GameChoices } from '../quick-bet/game-choices';
import { rollNumbers } from '../quick-bet/roll-numbers';
import { KeptNumbers } from './kept-numbers';
import { rollAgain } from './roll-again';
import { useLastGuess } from './use-last-guess';

interface RollPanelProps {
  board: LotteryBoard;
  choices: readonly LotteryGame[];
  chosen: LotteryGame;
  onChoose: (game: LotteryGame) => void;
}

/** The numbers of one lottery; `key` is its code. */
export const RollPanel = observer(function RollPanel({ board, choices, chosen, onChoose }: RollPanelProps) {
  const { commands } = useHost();
  const text = useText();
  const { gameId, gameCode, numero } = chosen;
  const [numbers, setNumbers] = useState<readonly string[]>(() => rollNumbers(gameCode, Math.random));
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const result = useLastGuess(chosen, numbers);
  const isClosed = board.isClosed(chosen);
  const bet = () => void commands.run('lottery.bet@1', { gameId, gameCode, numbers }).catch(() => undefined);
  return (
    <>
      <GameChoices name="mini-game" choices={choices} chosen={chosen} onChoose={onChoose} />
      <p css={issueStyle}>
        <span>{text('issue.numero', { numero })}</span>
        <CountdownClock board={board} game={chosen} size="large" />
      </p>
      <KeptNumbers numbers={numbers} kept={kept} onChange={setKept} />
      <p role="status" css={resultStyle}>
        {result && text('mini.result', { numero: result.numero, count: result.matches, total: result.total })}
      </p>
      <div css={actionsStyle}>
        <Button
          variant="secondary"
          icon={<Icon shape={refreshIcon} size="1.125rem" />}
          disabled={isClosed || kept.size === numbers.length}
          onClick={() => setNumbers(rollAgain(gameCode, numbers, kept, Math.random))}
        >
          {text('mini.roll')}
        </Button>
        <Button onClick={bet} disabled={isClosed}>
          {text('quick.bet')}
        </Button>
      </div>
    </>
  );
});

const issueStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  color: var(--color-muted);
  font-variant-numeric: tabular-nums;
`;

const resultStyle = css`
  min-block-size: 1.5em;
  font-weight: 600;
`;

const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
