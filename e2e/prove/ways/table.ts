/** One way at one merchant. */
export interface Walked {
  way: string;
  merchant: string;
  seconds: number;
  passed: boolean;
  /** Whether the merchant does not offer it by its own settings. */
  switchedOn: boolean;
}

/** Ways in rows, merchants in columns, seconds in cells. */
export function tableOf(walked: readonly Walked[], seconds: number): string {
  const ways = [...new Set(walked.map(({ way }) => way))];
  const merchants = [...new Set(walked.map(({ merchant }) => merchant))];
  const wide = Math.max(...ways.map((way) => way.length), 0) + 2;
  const cellOf = (way: string, merchant: string) => {
    const cell = walked.find((one) => one.way === way && one.merchant === merchant);
    if (!cell) return '-';
    if (!cell.passed) return 'FAILED';
    return `${cell.seconds.toFixed(1)} s${cell.switchedOn ? '*' : ' '}`;
  };
  const row = (first: string, cells: string[]) => first.padEnd(wide) + cells.map((cell) => cell.padStart(12)).join('');
  const passed = walked.filter((one) => one.passed).length;
  return [
    row(
      '',
      merchants.map((merchant) => `${merchant} `),
    ),
    ...ways.map((way) =>
      row(
        way,
        merchants.map((merchant) => cellOf(way, merchant)),
      ),
    ),
    '',
    `${passed} of ${walked.length} walked in ${Math.round(seconds)} s; * switched on only for the walk`,
  ].join('\n');
}
