import { mallRedemptions, redemptionStatuses, toMoney, type Redemption } from '@atrium/api';
import { useHost, useText } from '@atrium/contract/react';
import { Money, Select } from '@atrium/ui';
import { useCallback, useState } from 'react';
import { MallPage } from '../mall/mall-page';
import { RecordPages, type FetchPage } from '../records/record-pages';
import { RecordTable, type Column } from '../records/record-table';
import { statusKey } from './status-key';

/** Rows per page. */
const pageSize = 13;

/** Redemptions with their status. */
export function Redemptions() {
  const { api, signal, language, settings } = useHost();
  const text = useText();
  const [status, setStatus] = useState('');
  const fetchPage = useCallback<FetchPage<Redemption>>(
    async ({ start, end, page }) => {
      const request = { startDate: start, endDate: end, page, size: pageSize, status };
      const { content, totalPages } = await api.call(mallRedemptions, request, { signal });
      return { items: content, totalPages };
    },
    [api, signal, status],
  );
  const columns: Column<Redemption>[] = [
    { label: text('record.time'), cell: ({ dateRequested }) => language.date(dateRequested, 'short') },
    { label: text('record.reward'), cell: ({ name }) => name },
    { label: text('redeem.quantity'), cell: ({ quantity }) => language.number(quantity), figures: true },
    {
      label: text('redeem.points'),
      cell: ({ requiredPoint }) => <Money text={language.number(requiredPoint)} />,
      figures: true,
    },
    {
      label: text('redeem.money'),
      cell: ({ requiredMoney }) => <Money text={language.money(toMoney(requiredMoney, settings.currency.code))} />,
      figures: true,
    },
    { label: text('record.status'), cell: (redemption) => text(statusKey(redemption.status)) },
  ];
  return (
    <MallPage title={text('title.record')}>
      <RecordPages
        fetchPage={fetchPage}
        filter={
          <Select
            label={text('record.status')}
            value={status}
            options={[
              { value: '', label: text('rewards.all') },
              ...redemptionStatuses.map((value) => ({ value, label: text(statusKey(value)) })),
            ]}
            onChange={(event) => setStatus(event.target.value)}
          />
        }
      >
        {(items) => (
          <RecordTable caption={text('title.record')} columns={columns} items={items} idOf={({ id }) => id} />
        )}
      </RecordPages>
    </MallPage>
  );
}
