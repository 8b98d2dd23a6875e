import type { PointTransaction } from '@atrium/api';

const chinese = new Set(['CN', 'TW', 'HK']);

/** What a transaction is called: the Chinese name where Chinese is read, else the English one. */
export function transactionLabel({ nameCn, nameEn }: Pick<PointTransaction, 'nameCn' | 'nameEn'>, language: string) {
  return chinese.has(language) ? nameCn : nameEn;
}
