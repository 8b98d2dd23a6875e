import { accountRole } from '@atrium/api';
import type { PartName } from './part-names';

/** The parts of the account data that an account has, by the table of roles and the merchant's switches. */
export function partsOf(kind: number, switched: (name: string) => boolean): PartName[] {
  const { promotions, consolidated, mail } = accountRole(kind);
  return [
    'member',
    'balance',
    'rank',
    'wallet',
    ...(promotions ? (['promotions', 'confirmations'] as const) : []),
    ...(consolidated ? (['contracts'] as const) : []),
    ...(mail && switched('INBOX3') ? (['unread'] as const) : []),
    ...(switched('MYRBT3') ? (['rebate'] as const) : []),
  ];
}
