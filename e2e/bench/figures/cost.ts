import type { Transfer } from '../measuring/transfers';

/** Bytes and requests of one visit. */
export interface Cost {
  scripts: number;
  total: number;
  requests: number;
}

export function costOf(transfers: Transfer[]): Cost {
  return {
    scripts: sum(transfers.filter(({ path }) => isScript(path))),
    total: sum(transfers),
    requests: transfers.length,
  };
}

export function isScript(path: string): boolean {
  return path.startsWith('/r/') && path.endsWith('.js');
}

function sum(transfers: Transfer[]): number {
  return transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0);
}
