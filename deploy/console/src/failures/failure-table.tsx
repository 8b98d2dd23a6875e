import { DataTable, type DataColumn } from '@atrium/ui';
import { Timestamp } from '../components/timestamp';
import type { ReleaseRates } from '../registry/answers';
import { phasesText, shareText } from './share-text';

const columns: DataColumn<ReleaseRates['buckets'][number]>[] = [
  { id: 'time', title: 'Time', headsRows: true, cell: ({ at }) => <Timestamp at={at} /> },
  { id: 'loads', title: 'Page loads', cell: ({ loads }) => loads },
  { id: 'failed', title: 'Failed', cell: ({ failures }) => failures },
  { id: 'share', title: 'Share', cell: ({ failures, loads }) => shareText(failures, loads) },
  { id: 'phase', title: 'Phase', cell: ({ phases }) => phasesText(phases) || '–' },
];

/** The figures of the plot as a table. */
export function FailureTable({ figures: { buckets } }: { figures: ReleaseRates }) {
  return (
    <details>
      <summary css={{ minBlockSize: '1.75rem', cursor: 'pointer' }}>Show as a table</summary>
      <DataTable
        caption="Page loads over time"
        columns={columns}
        rows={buckets.toReversed()}
        keyOf={({ at }) => at}
        narrow="scroll"
      />
    </details>
  );
}
