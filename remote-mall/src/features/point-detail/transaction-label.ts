import type { PointTransaction } from '@atrium/api';

const chinese = new Set(['CN', 'TW', 'HK']);

/** Name of a transaction: Chinese for Chinese languages, else English. */
export function transactionLabel({ nameCn, nameEn }: Pick<PointTransaction, 'nameCn' | 'nameEn'>, language: string) {
  return chinese.has(language) ? nameCn : nameEn;
}
