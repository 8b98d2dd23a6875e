import { rebatesClaim, rebatesList, toMoney, type RebateLine, type Rebates } from '@atrium/api';
import { isCallError } from '@atrium/contract';
import { Loadable, useHost, useText } from '@atrium/contract/react';
import {
  Button,
  DataTable,
  DataTableSkeleton,
  EmptyState,
  LoadableSection,
  LoadFailed,
  Money,
  promotionsIcon,
  Tag,
  type DataColumn,
} from '@atrium/ui';
import { keptKeys } from '@atrium/ui/drafts';
import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';

/** Game types with a name of their own. */
const types: readonly string[] = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'PVP'];

/** Rebates by day and type, with what was paid, and a claim where the merchant does not pay them by itself. */
export const RebatesPage = observer(function RebatesPage() {
  const host = useHost();
  const claims = host.can('rebates.claim');
  const text = useText();
  const { language, settings, messages, account } = host;
  const [rebates] = useState(() => new Loadable<Rebates>());
  const [keys] = useState(() => keptKeys(host, 'rebates'));
  const [claiming, setClaiming] = useState(false);
  useEffect(() => {
    void rebates.load(() => host.api.call(rebatesList, {}, { signal: host.signal }));
  }, [rebates, host]);

  const claim = async () => {
    setClaiming(true);
    try {
      await keys.run('rebates', (idempotencyKey) => host.api.call(rebatesClaim, {}, { idempotencyKey }));
      messages.toast({ kind: 'success', text: text('rebates.claimed') });
      void account.refresh('balance');
    } catch (error) {
      if (!isCallError(error)) throw error;
    } finally {
      setClaiming(false);
      await rebates.refresh();
    }
  };
  return (
    <LoadableSection
      state={rebates.state}
      value={rebates.value}
      failure={
        <LoadFailed title={text('rebates.failed')} text={text} onRetry={() => void rebates.again()} of={rebates} />
      }
      loading={<DataTableSkeleton label={text('rebates.loading')} />}
    >
      {({ currency = settings.currency.code, ready, lines }) => {
        const money = (amount: string) => language.money(toMoney(amount, currency));
        const columns: DataColumn<RebateLine>[] = [
          { id: 'day', title: text('rebates.day'), cell: ({ day }) => <time dateTime={day}>{day}</time> },
          {
            id: 'type',
            title: text('rebates.type'),
            cell: ({ type }) => (types.includes(type) ? text(`rebates.type.${type}`) : type),
          },
          {
            id: 'stake',
            title: text('rebates.stake'),
            figure: true,
            cell: ({ stake, rate }) => (
              <>
                {stake !== undefined && <Money text={money(stake)} />}
                {rate !== undefined && <small>{` ${rate} %`}</small>}
              </>
            ),
          },
          {
            id: 'amount',
            title: text('rebates.amount'),
            figure: true,
            cell: ({ amount, paid }) => (
              <>
                <Money text={money(amount)} tone="gain" />
                {paid && ' '}
                {paid && <Tag tone="quiet">{text('rebates.paid')}</Tag>}
              </>
            ),
          },
        ];
        const canClaim = claims && ready !== undefined && toMoney(ready, currency).minor > 0;
        return (
          <div css={style}>
            <p>{text(claims ? 'rebates.aboutClaim' : 'rebates.about')}</p>
            {canClaim && (
              <Button loading={claiming} onClick={() => void claim()}>
                {text('rebates.claim', { amount: money(ready) })}
              </Button>
            )}
            {lines.length === 0 ? (
              <EmptyState icon={promotionsIcon} title={text('rebates.empty')}>
                {text('rebates.empty.hint')}
              </EmptyState>
            ) : (
              <DataTable
                caption={text('page.bonusDetails')}
                columns={columns}
                rows={lines}
                keyOf={({ day, type }) => `${day} ${type}`}
                narrow={narrow}
              />
            )}
          </div>
        );
      }}
    </LoadableSection>
  );
});

const narrow = {
  below: 'centre (max-width: 34rem)',
  form: { areas: "'type amount' auto 'day stake' auto / minmax(0, 1fr) auto" },
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  & > p {
    color: var(--color-muted);
  }
  & > button {
    justify-self: start;
  }
`;
