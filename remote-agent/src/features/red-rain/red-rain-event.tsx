import { agentOpenEnvelope, toMoney, type RedRain } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { useHost, useText } from '@atrium/contract/react';
import { Button, cardStyle, giftIcon, Icon } from '@atrium/ui';
import { keptKeys } from '@atrium/ui/drafts';
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { FallingEnvelopes } from './falling-envelopes';

interface RedRainEventProps {
  event: NonNullable<RedRain['event']>;
  currency: string;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  ahead: number;
  /** Called when the envelope was opened, or can no longer be opened. */
  onOpened: () => void;
}

/** Longest delay of a timer; an earlier start is looked at again. */
const longestDelay = 3_600_000;

/** A red rain: its time and pot, and the button that opens the agent's envelope once it is on. */
export function RedRainEvent({ event, currency, ahead, onOpened }: RedRainEventProps) {
  const host = useHost();
  const { api, language, messages, account } = host;
  const text = useText();
  const { id, startTime, endTime, pot, opened, emptied } = event;
  const [now, setNow] = useState(() => Date.now() + ahead);
  const [opening, setOpening] = useState(false);
  const [keys] = useState(() => keptKeys(host, 'red-rain'));
  const on = now >= startTime && now < endTime;
  const open = on && !opened && !emptied;
  useEffect(() => {
    const next = [startTime, endTime].find((moment) => moment > now);
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now() + ahead), Math.min(next - now, longestDelay));
    return () => clearTimeout(timer);
  }, [now, ahead, startTime, endTime]);

  const openEnvelope = async () => {
    setOpening(true);
    try {
      await keys.run(id, async (idempotencyKey) => {
        const won = await api.call(agentOpenEnvelope, { id }, { idempotencyKey });
        const amount = language.money(toMoney(won.amount, won.currency ?? currency));
        messages.toast({ kind: 'success', text: text('redRain.won', { amount }) });
      });
      void account.refresh('balance');
      onOpened();
    } catch (error) {
      if (!isCallError(error)) throw error;
      // another tab or other agents were first, or it is over
      if (error.key === 'reward_taken' || error.key === 'reward_ended') onOpened();
    } finally {
      setOpening(false);
    }
  };
  return (
    <section css={[cardStyle, style]}>
      {open && <FallingEnvelopes />}
      <p>
        {text('redRain.period')}{' '}
        <time dateTime={new Date(startTime).toISOString()}>{language.date(startTime, 'short')}</time>
        {' – '}
        <time dateTime={new Date(endTime).toISOString()}>{language.date(endTime, 'short')}</time>
      </p>
      {pot !== undefined && <p>{text('redRain.pot', { amount: language.money(toMoney(pot, currency)) })}</p>}
      {opened && <p role="status">{text('redRain.opened')}</p>}
      {emptied && !opened && <p role="status">{text('redRain.emptied')}</p>}
      {open && id !== '' && (
        <Button icon={<Icon shape={giftIcon} />} loading={opening} onClick={() => void openEnvelope()}>
          {text('redRain.open')}
        </Button>
      )}
    </section>
  );
}

const style = css`
  position: relative;
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  overflow: hidden;
  padding: var(--space-4);
  & > p {
    margin: 0;
  }
`;
