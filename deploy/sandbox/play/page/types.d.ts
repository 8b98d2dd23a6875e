import type { LineWin } from '../slot/evaluate';
import type { SlotSymbol } from '../slot/rules';
import type { Table } from '../table';

export type { LineWin, SlotSymbol, Table };

/** A spin as answered by the server. */
export type SpinResult = NonNullable<Table['lastSpin']> & { balance: number };
