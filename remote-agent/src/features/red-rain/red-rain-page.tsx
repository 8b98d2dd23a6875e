import type { RedEnvelope, RedRain } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import type { DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { Amount } from '../table/amount';
import { TeamTable } from '../table/team-table';

/** The time of the current red rain, and the envelopes of earlier ones. */
export function RedRainPage({ redRain }: { redRain: RedRain | undefined }) {
  const { language } = useHost();
  const text = useText();
  if (!redRain) return null;
  const { currency, event, history } = redRain;
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
    <div css={style}>
      {event && (
        <p>
          {text('redRain.period')}{' '}
          <time dateTime={new Date(event.startTime).toISOString()}>{language.date(event.startTime, 'short')}</time>
          {' – '}
          <time dateTime={new Date(event.endTime).toISOString()}>{language.date(event.endTime, 'short')}</time>
        </p>
      )}
      {history.length > 0 && (
        <TeamTable times caption={text('page.agentRedRain')} columns={columns} rows={history} keyOf={({ id }) => id} />
      )}
    </div>
  );
}

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
