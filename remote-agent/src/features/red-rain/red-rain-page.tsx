import type { RedEnvelope } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { useKeptFocus, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';
import { RedRainEvent } from './red-rain-event';
import type { CurrentRedRain } from './use-red-rain';

interface RedRainPageProps {
  redRain: CurrentRedRain | undefined;
  /** Reads the data again after an envelope is opened. */
  onOpened: () => void;
}

/** The current red rain with the agent's envelope, and the envelopes of earlier ones. */
export function RedRainPage({ redRain, onOpened }: RedRainPageProps) {
  const { language } = useHost();
  const text = useText();
  // the button of an envelope leaves once it is opened
  const region = useKeptFocus();
  if (!redRain) return null;
  const { currency, event, history, ahead } = redRain;
  const columns: DataColumn<RedEnvelope>[] = [
    { id: 'time', title: text('record.time'), cell: ({ time }) => language.date(time, 'short') },
    {
      id: 'amount',
      title: text('record.amount'),
      figure: true,
      cell: ({ amount }) => <Amount decimal={amount} currency={currency} />,
    },
  ];
  return (
    <section ref={region} css={style}>
      {event && <RedRainEvent key={event.id} event={event} currency={currency} ahead={ahead} onOpened={onOpened} />}
      {history.length > 0 && (
        <TeamTable times caption={text('page.agentRedRain')} columns={columns} rows={history} keyOf={({ id }) => id} />
      )}
    </section>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
