import type { VersionedName } from '@atrium/contract';
import { Link, Loadable, useCan, useHost, useText } from '@atrium/contract/react';
import {
  Button,
  buttonStyle,
  cardStyle,
  EmptyState,
  LoadableSection,
  LoadFailed,
  SectionHeader,
  Spinner,
} from '@atrium/ui';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NumberBalls } from '../draws/number-balls';
import { BettingFrame } from './betting-frame';
import { fetchBettingAddress, type BettingAddress, type BettingRequest } from './fetch-betting-address';

interface BettingProps {
  /** Name of the game. */
  game: string;
  request: BettingRequest;
  /** Numbers from the address to bet on, shown where the betting page is not. */
  numbers: readonly string[];
}

/** The betting page of a game in a frame, for customers with real accounts; others see how to get there. */
export function Betting({ game, request, numbers }: BettingProps) {
  const text = useText();
  const canBet = useCan('lottery.bet');
  const isTrial = useCan('lottery.trial');
  return (
    <section aria-labelledby="lottery-bet" css={[cardStyle, style]}>
      <SectionHeader id="lottery-bet" title={text('room.bet')} />
      {canBet ? (
        <BettingPage key={JSON.stringify(request)} {...{ game, request, numbers }} />
      ) : (
        <AccountToBet numbers={numbers} isTrial={isTrial} />
      )}
    </section>
  );
}

function SelectedNumbers({ numbers }: Pick<BettingProps, 'numbers'>) {
  const text = useText();
  return numbers.length > 0 && <NumberBalls size="large" numbers={numbers} label={text('quick.numbers')} />;
}

/** What a visitor or a trial account does to bet. The host asks for what is missing, and reports a refusal. */
function AccountToBet({ numbers, isTrial }: Pick<BettingProps, 'numbers'> & { isTrial: boolean }) {
  const { commands } = useHost();
  const text = useText();
  const run = (command: VersionedName) => void commands.run(command).catch(() => undefined);
  return (
    <>
      <SelectedNumbers numbers={numbers} />
      <EmptyState
        title={text(isTrial ? 'bet.trial' : 'bet.account')}
        action={
          isTrial ? (
            <Button onClick={() => run('session.sign-out@1')}>{text('bet.trial.leave')}</Button>
          ) : (
            <Button onClick={() => run('lottery.start-betting@1')}>{text('bet.start')}</Button>
          )
        }
      >
        {text(isTrial ? 'bet.trial.hint' : 'bet.account.hint')}
      </EmptyState>
    </>
  );
}

const BettingPage = observer(function BettingPage({ game, request, numbers }: BettingProps) {
  const host = useHost();
  const text = useText();
  const [betting] = useState(() => new Loadable<BettingAddress>());
  useEffect(() => {
    void betting.load(() => fetchBettingAddress(host, request));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another request is another page, by its key
  }, [betting, host]);
  return (
    <LoadableSection
      state={betting.state}
      // a new address is loaded because the former one has ended
      value={betting.state === 'ready' ? betting.value : undefined}
      failure={<LoadFailed title={text('bet.failed')} text={text} onRetry={() => void betting.again()} of={betting} />}
      loading={<Spinner label={text('bet.loading')} />}
    >
      {(value) =>
        'missing' in value ? (
          <>
            <SelectedNumbers numbers={numbers} />
            <EmptyState
              title={text(value.missing)}
              action={
                <>
                  {value.missing === 'launch_game_balance_not_enough' && (
                    <Link to="member.deposit@1" css={buttonStyle({ variant: 'primary' })}>
                      {text('bet.deposit')}
                    </Link>
                  )}
                  <Button variant="secondary" onClick={() => void betting.again()}>
                    {text('failed.retry')}
                  </Button>
                </>
              }
            >
              {text('bet.missing.hint')}
            </EmptyState>
          </>
        ) : (
          <BettingFrame
            key={value.address}
            game={game}
            gameCode={request.gameCode}
            address={value.address}
            onEnded={() => void betting.again()}
          />
        )
      }
    </LoadableSection>
  );
});

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  align-content: start;
  padding: var(--space-5);
  @container lottery (max-width: 30rem) {
    padding: var(--space-4) var(--space-2);
    & > :first-child {
      margin-inline: var(--space-2);
    }
  }
`;
