import type { Draw } from '@atrium/api';
import { useText } from '@atrium/contract/react';
import { DataTable, SectionHeader, type DataColumn } from '@atrium/ui';
import { css } from '@emotion/react';
import { frequencyOf } from './frequency';
import { figures } from './table-style';

interface Place {
  /** From 1. */
  place: number;
  /** By number, in the order of the columns. */
  counts: readonly number[];
}

/** Frequency of each number by position; the highest of a position is highlighted. */
export function FrequencyTable({ draws }: { draws: readonly Draw[] }) {
  const text = useText();
  const { numbers, places } = frequencyOf(draws);
  const title = text('trend.frequency', { count: draws.length });
  const columns: DataColumn<Place>[] = [
    { id: 'place', title: text('trend.place'), headsRows: true, cell: ({ place }) => place },
    ...numbers.map((number, index) => ({
      id: number,
      title: number,
      cell: ({ counts }: Place) => (counts[index] === Math.max(...counts) ? <b>{counts[index]}</b> : counts[index]),
    })),
  ];
  return (
    <section aria-labelledby="lottery-frequency">
      <SectionHeader id="lottery-frequency" title={title} />
      <DataTable
        caption={title}
        columns={columns}
        rows={places.map((counts, index) => ({ place: index + 1, counts }))}
        keyOf={({ place }) => String(place)}
        narrow="scroll"
        css={[figures, highest]}
      />
    </section>
  );
}

const highest = css`
  & td:has(> b) {
    color: var(--color-on-accent-soft);
    background: var(--color-accent-soft);
  }
`;
