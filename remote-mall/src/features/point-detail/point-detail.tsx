import { mallTransactions, type PointTransaction } from '@atrium/api';
import { pointTransactionsPerPage } from '@atrium/api/figures';
import { useHost, useReadable, useText } from '@atrium/contract/react';
import { Money, type DataColumn } from '@atrium/ui';
import { useCallback } from 'react';
import { MallPage } from '../mall/mall-page';
import { RecordPages, type FetchPage } from '../records/record-pages';
import { RecordTable } from '../records/record-table';
import { transactionLabel } from './transaction-label';

/** Account type of points in the back end. */
const accountTypeId = 9;
/** Transaction types hidden from customers. */
const excludeTxTypeIds = '9203';

/** Point history. */
export function PointDetail() {
  const { api, signal, language } = useHost();
  const text = useText();
  const code = useReadable(language.current);
  const fetchPage = useCallback<FetchPage<PointTransaction>>(
    async ({ start, end, page }) => {
      const about = { subordinateName: '', accountTypeId, excludeTxTypeIds };
      const request = { ...about, startTime: start, endTime: end, size: pointTransactionsPerPage, page };
      const { list, totalPages } = await api.call(mallTransactions, request, { signal });
      return { items: list, totalPages };
    },
    [api, signal],
  );
  const columns: DataColumn<PointTransaction>[] = [
    {
      id: 'time',
      title: text('record.time'),
      cell: ({ txTimeInTimestamp }) => language.date(txTimeInTimestamp, 'short'),
    },
    { id: 'kind', title: text('record.kind'), cell: (transaction) => transactionLabel(transaction, code) },
    {
      id: 'amount',
      title: text('record.amount'),
      cell: ({ amount }) => (
        <Money text={language.number(amount, { signDisplay: 'exceptZero' })} tone={amount > 0 ? 'gain' : 'loss'} />
      ),
      figure: true,
    },
    {
      id: 'balance',
      title: text('record.balance'),
      cell: ({ currentAvailBalance }) => <Money text={language.number(currentAvailBalance)} />,
      figure: true,
    },
  ];
  return (
    <MallPage title={text('title.points')}>
      <RecordPages fetchPage={fetchPage}>
        {(items) => (
          <RecordTable caption={text('title.points')} columns={columns} rows={items} keyOf={({ txId }) => txId} />
        )}
      </RecordPages>
    </MallPage>
  );
}
