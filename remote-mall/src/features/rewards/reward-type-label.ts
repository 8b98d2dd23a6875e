import type { RewardType } from '@atrium/api';

/** Name of a type: its translation, else the Chinese name for CN, else the plain name. */
export function rewardTypeLabel({ i18nStr, chineseName, name }: RewardType, language: string): string {
  return translations(i18nStr)[language] || (language === 'CN' && chineseName) || name;
}

function translations(text: string): Record<string, string | undefined> {
  try {
    const read: unknown = JSON.parse(text);
    return read !== null && typeof read === 'object' ? (read as Record<string, string>) : {};
  } catch {
    return {};
  }
}
