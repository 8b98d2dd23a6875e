import type { Draw } from '@atrium/api';
import { useHost, useText, ZoneNote } from '@atrium/contract/react';
import { DataTable, SectionHeader, type DataColumn } from '@atrium/ui';
import { NumberBalls } from '../draws/number-balls';
import { figures } from './table-style';

/** Draws of the trend, the latest first. */
export function DrawTable({ draws }: { draws: readonly Draw[] }) {
  const { language } = useHost();
  const text = useText();
  const columns: DataColumn<Draw>[] = [
    { id: 'issue', title: text('trend.issue'), headsRows: true, cell: ({ numero }) => numero },
    {
      id: 'numbers',
      title: text('draws.numbers'),
      cell: ({ winNo }) => <NumberBalls size="small" numbers={winNo.split(',')} label={text('draws.numbers')} />,
    },
    {
      id: 'time',
      title: text('trend.time'),
      cell: ({ drawTime }) => (drawTime === undefined ? '' : language.date(drawTime, 'time')),
    },
  ];
  return (
    <section aria-labelledby="lottery-trend-draws">
      <SectionHeader id="lottery-trend-draws" title={text('draws.title')} />
      <ZoneNote id="lottery-trend-zone" />
      <DataTable
        caption={text('draws.title')}
        describedBy="lottery-trend-zone"
        columns={columns}
        rows={draws}
        keyOf={({ numero }) => numero}
        narrow="scroll"
        css={figures}
      />
    </section>
  );
}
