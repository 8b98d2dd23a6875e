import { render, screen, within } from '@testing-library/react';
import { narrowStyle } from './data-table-style';
import { DataTableSkeleton } from './data-table-skeleton';
import { DataTable, type DataColumn, type DataTableProps } from './data-table';

interface Bet {
  id: string;
  member: string;
  stake: string;
}

const columns: DataColumn<Bet>[] = [
  { id: 'member', title: 'Member', cell: ({ member }) => <strong>{member}</strong> },
  { id: 'stake', title: 'Stake', figure: true, cell: ({ stake }) => stake },
];
const bets: Bet[] = [
  { id: '1', member: 'mei88', stake: '10.00' },
  { id: '2', member: 'som', stake: '250.00' },
];

function shown(changes: Partial<DataTableProps<Bet>> = {}) {
  const narrow = { below: 'centre (max-width: 40rem)', form: 'cards' } as const;
  render(
    <>
      <p id="zone">Time zone: Japan Time</p>
      <DataTable caption="Bets" columns={columns} rows={bets} keyOf={({ id }) => id} narrow={narrow} {...changes} />
    </>,
  );
  return screen.getByRole('table', { name: 'Bets' });
}

describe('DataTable', () => {
  it('is named by its caption, and has a heading for each column', () => {
    const headings = within(shown()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Member', 'Stake']);
    expect(headings.every((heading) => heading.getAttribute('scope') === 'col')).toBe(true);
  });

  it('has a row for each record, in order', () => {
    const rows = within(shown()).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['mei88', '10.00'],
      ['som', '250.00'],
    ]);
  });

  it('keeps its roles when styles make rows something else', () => {
    const table = shown();
    for (const [selector, role] of [
      ['thead, tbody', 'rowgroup'],
      ['tr', 'row'],
      ['th', 'columnheader'],
      ['td', 'cell'],
    ] as const)
      for (const part of table.querySelectorAll(selector)) expect(part.getAttribute('role')).toBe(role);
    expect(table.getAttribute('role')).toBe('table');
  });

  it('labels each value by its column, for rows that are cards or lists', () => {
    const titles = within(shown())
      .getAllByRole('cell')
      .map((cell) => cell.dataset['title']);
    expect(titles).toEqual(['Member', 'Stake', 'Member', 'Stake']);
  });

  it.each(['cards', 'list'] as const)('takes the form of %s below the width of its page', (form) => {
    expect(narrowStyle({ below: 'centre (max-width: 34rem)', form }).styles).toMatch(
      /@container centre \(max-width: 34rem\) \{[^]*content: attr\(data-title\)/,
    );
  });

  it('puts the values of a row into named areas', () => {
    const form = { areas: "'member stake'" };
    expect(narrowStyle({ below: 'centre (max-width: 34rem)', form }).styles).toContain("grid-template: 'member stake'");
    shown({ narrow: { below: 'centre (max-width: 34rem)', form } });
    expect(screen.getByRole('cell', { name: '10.00' }).style.gridArea).toMatch(/^stake/);
  });

  it('is described by a note, such as the time zone', () => {
    expect(shown({ describedBy: 'zone' }).getAttribute('aria-describedby')).toBe('zone');
  });

  it('scrolls in a region that the keyboard reaches, with headings of rows', () => {
    const [member, stake] = columns as [DataColumn<Bet>, DataColumn<Bet>];
    shown({ narrow: 'scroll', columns: [{ ...member, headsRows: true }, stake] });
    const region = screen.getByRole('region', { name: 'Bets' });
    expect(region.tabIndex).toBe(0);
    expect(
      within(region)
        .getAllByRole('rowheader')
        .map((heading) => [heading.textContent, heading.getAttribute('scope')]),
    ).toEqual([
      ['mei88', 'row'],
      ['som', 'row'],
    ]);
  });

  it('is no region, and takes no focus, in the other forms', () => {
    shown();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('[tabindex]')).toBeNull();
  });

  it.each([true, false])('shows its caption to everyone or not: %s', (showsCaption) => {
    const caption = within(shown({ showsCaption })).getByText('Bets');
    expect(getComputedStyle(caption).clipPath === '').toBe(showsCaption);
  });

  it('has a skeleton that announces what is loading', () => {
    render(<DataTableSkeleton label="Loading bets" rows={3} />);
    expect(screen.getByRole('status', { name: 'Loading bets' }).children).toHaveLength(3);
  });
});
