import type { StoryResult } from './run-stories';

/** Results of one browser. */
export interface BrowserColumn {
  /** Name and version. */
  browser: string;
  results: StoryResult[];
}

/** One row per story, one column per browser. */
export function table(columns: readonly BrowserColumn[]): string {
  const titles = columns[0]?.results.map(({ title }) => title) ?? [];
  const width = Math.max(...titles.map(({ length }) => length), 0) + 2;
  const line = (title: string, cells: string[]) => {
    const padded = cells.map((cell, index) => cell.padEnd((columns[index]?.browser.length ?? 0) + 2));
    return `  ${title.padEnd(width)}${padded.join('')}`.trimEnd();
  };
  const heading = line(
    '',
    columns.map(({ browser }) => browser),
  );
  const rows = titles.map((title, row) =>
    line(
      title,
      columns.map(({ results }) => (results[row]?.failure === undefined ? 'passed' : 'FAILED')),
    ),
  );
  return [heading, ...rows].join('\n');
}
