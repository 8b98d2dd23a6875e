import { systemSettings, type SettingsAnswer } from '@atrium/api';
import { inLanguage, type Api } from '@atrium/contract';
import type { LanguageStore } from '../../language/language-store';
import type { MessageStore } from '../../messages/message-store';
import { merchantTexts } from './texts';

export interface SettingsRetry {
  api: Pick<Api, 'call'>;
  messages: Pick<MessageStore, 'ask'>;
  language: Pick<LanguageStore, 'current' | 'text'>;
}

/**
 * Retries loading the settings: they could not be loaded, none are stored, and without them every feature of the
 * merchant is off. Asks the person before each retry. Resolves with nothing once they give up.
 */
export async function askForSettings({ api, messages, language }: SettingsRetry): Promise<SettingsAnswer | undefined> {
  const { settingsFailed } = inLanguage(merchantTexts, language.current);
  const retry = { label: language.text('retry'), value: 'retry', tone: 'primary' as const };
  for (;;) {
    const chosen = await messages.ask({ kind: 'warning', text: settingsFailed, actions: [retry] });
    if (chosen?.value !== 'retry') return undefined;
    const answer = await api.call(systemSettings, {}).catch(() => undefined);
    if (answer) return answer;
  }
}
