import { memberHost } from '../../testing/member-host';
import { fetchRecord } from './record-query';

test('a page of the record is requested by kind, days and number, twenty entries at a time', async () => {
  const host = memberHost();
  await fetchRecord(host, { kind: 'win', range: { from: '2026-01-05', to: '2026-01-07' }, page: 3 });
  const [startTime, endTime] = [new Date(2026, 0, 5), new Date(2026, 0, 8)].map(Number);
  expect(host.records.calls).toEqual([
    { endpoint: 'wallets.transactions', request: { type: 'win', startTime, endTime, pageNo: 3, pageSize: 20 } },
  ]);
});

test('a page is not requested once the view has ended', async () => {
  const host = memberHost();
  host.dispose();
  const range = { from: '2026-01-05', to: '2026-01-07' };
  await expect(fetchRecord(host, { kind: '', range, page: 1 })).rejects.toMatchObject({ key: 'cancelled' });
});
