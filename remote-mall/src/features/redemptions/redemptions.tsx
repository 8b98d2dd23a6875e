import { mallRedemptions, redemptionStatuses, type Redemption } from '@atrium/api';
import { redemptionsPerPage } from '@atrium/api/figures';
import { useHost, useText } from '@atrium/contract/react';
import { Money, Select, type DataColumn } from '@atrium/ui';
import { useCallback, useState } from 'react';
import { MallPage } from '../mall/mall-page';
import { RecordPages, type FetchPage } from '../records/record-pages';
import { RecordTable } from '../records/record-table';
import { amountText } from './amount-text';
import { Decision } from './decision';
import { statusKey } from './status-key';

/** Redemptions with their status. */
export function Redemptions() {
  const { api, signal, language, settings } = useHost();
  const text = useText();
  const [status, setStatus] = useState('');
  const fetchPage = useCallback<FetchPage<Redemption>>(
    async ({ start, end, page }) => {
      const request = { startDate: start, endDate: end, page, size: redemptionsPerPage, status };
      const { content, totalPages } = await api.call(mallRedemptions, request, { signal });
      return { items: content, totalPages };
    },
    [api, signal, status],
  );
  const columns: DataColumn<Redemption>[] = [
    { id: 'time', title: text('record.time'), cell: ({ dateRequested }) => language.date(dateRequested, 'short') },
    { id: 'reward', title: text('record.reward'), cell: ({ name }) => name },
    { id: 'quantity', title: text('redeem.quantity'), cell: ({ quantity }) => language.number(quantity), figure: true },
    {
      id: 'points',
      title: text('redeem.points'),
      cell: ({ requiredPoint }) => <Money text={language.number(requiredPoint)} />,
      figure: true,
    },
    {
      id: 'money',
      title: text('redeem.money'),
      cell: ({ requiredMoney }) => <Money text={amountText(language, requiredMoney, settings.currency.code)} />,
      figure: true,
    },
    { id: 'status', title: text('record.status'), cell: (redemption) => <Decision redemption={redemption} /> },
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
          <RecordTable caption={text('title.record')} columns={columns} rows={items} keyOf={({ id }) => id} />
        )}
      </RecordPages>
    </MallPage>
  );
}
