import type { RewardType } from '@atrium/api';

/** A type's name in a language: its translation, else the Chinese one where Chinese is read, else its plain one. */
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
